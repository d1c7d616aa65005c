// Clients for either server: node drive.js ours|interpreted|wishes|peer PORT TABLES SPARES
// "spares" on stdin sets the spare tables, "go WARM-UP SECONDS" lets all play for so long, then all wait; "end" prints what was found.
// Every seat answers as soon as it is asked, at random. A move's latency ends when the one who made it knows that it
// counts: with ours, when it is committed (Done); with boardgame.io, when the new state has come.
// Of what they are told, the clients look only for what they need to go on.
const [, , which, port, tables, spares] = process.argv;
const { open } = require("./line");
const http = require("http");
const { randomBytes } = require("crypto");

const latencies = [];
let bytes = 0;
let updates = 0;
let measuring = false;

// Between measurements everybody waits with the next answer.
let running = false;
let held = [];

function moved(since) {
  if (measuring) latencies.push(performance.now() - since);
}

function told(data) {
  if (measuring) [bytes, updates] = [bytes + data.length, updates + 1];
}

function post(path, body, cookie) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...(cookie && { cookie }) };
    const request = http.request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, (answer) => {
      let said = "";
      answer.on("data", (part) => (said += part));
      answer.on("end", () =>
        answer.statusCode < 300
          ? resolve({ body: JSON.parse(said), cookie: answer.headers["set-cookie"]?.[0].split(";")[0] })
          : reject(new Error(said)),
      );
    });
    request.on("error", reject);
    request.end(text);
  });
}
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

// Ours: Edo Yashiki for two, cards taken in turn. Chance lays cards so badly that nearly every game lasts until the
// deck is empty, 93 moves; then the next has been set already. So what is measured is moves, not set-ups, as with
// boardgame.io, whose game has no end.
const spare = [];
const wants = which === "wishes" ? '["hints","labels","story"]' : "[]";

async function ourTable() {
  const wish = { game: "edo_yashiki", seats: [{ kind: "me" }, { kind: "me" }], options: { taking: "draft" } };
  const { body, cookie } = await post("/api/tables", wish);
  // Servers of before there was joint luck ask for no part.
  if (body.info.luck) await post(`/api/tables/${body.info.table}/part`, { part: randomBytes(32).toString("hex") }, cookie);
  const seats = await Promise.all([0, 1].map((seat) => ourSeat(body.info.table, seat, cookie)));
  return () => seats.forEach((begin) => begin());
}

// Any of the decision's answers, as it stands there.
function choose(update, asked) {
  const from = update.indexOf('"actions":[', asked) + 11;
  const end = update.indexOf('],"labels":', from);
  const somewhere = from + Math.floor(Math.random() * (end - from));
  const begin = update.lastIndexOf("{", somewhere);
  return update.latin1Slice(begin, update.indexOf("}", begin) + 1);
}

function ourSeat(table, seat, cookie) {
  return new Promise((resolve) => {
    let since = null;
    let playing = false;
    let last = null;
    // One answer at a time: the next when this one is acknowledged and there is a new question.
    const answer = () => {
      if (!playing || since !== null || last === null) return;
      const asked = last.indexOf('"asked":{');
      if (asked < 0) return;
      if (!running) return void held.push(answer);
      since = performance.now();
      say(`{"say":"play","id":1,"action":${choose(last, asked)}}`);
      last = null;
    };
    const hello = () => say(`{"say":"hello","id":0,"seat":${seat},"wants":${wants}}`);
    const say = open(port, `/api/tables/${table}/socket`, { Cookie: cookie }, hello, (data) => {
      const kind = data.latin1Slice(9, 13);
      if (kind === "done") {
        moved(since);
        since = null;
        answer();
      } else if (kind === "upda") {
        told(data);
        // What is asked as before has been answered already, or is still to be.
        if (!data.includes('"still_asked":true')) last = data;
        resolve(() => {
          playing = true;
          answer();
        });
        answer();
        if (seat === 0 && data.includes('"result":{', data.length - 400)) nextGame();
      } else if (kind !== "welc") {
        throw new Error(data.toString());
      }
    });
  });
}

async function nextGame() {
  const begin = spare.pop() ?? (await ourTable());
  begin();
}

// boardgame.io's: the words of socket.io, as its client says them.
async function peerTable(index) {
  const seats = await Promise.all([0, 1].map((seat) => peerSeat(`table-${index}`, String(seat))));
  return () => seats.forEach((begin) => begin());
}

function peerSeat(match, player) {
  return new Promise((resolve) => {
    let since = null;
    let playing = false;
    let last = null;
    const mine = (state) => {
      const found = state.indexOf('"currentPlayer":"');
      return found >= 0 && state[found + 17] === player.charCodeAt(0);
    };
    const act = () => {
      if (!playing || since !== null || !mine(last)) return;
      if (!running) return void held.push(act);
      const found = last.indexOf('"_stateID":', last.indexOf('"currentPlayer":"')) + 11;
      const number = parseInt(last.latin1Slice(found, found + 12), 10);
      since = performance.now();
      const payload = { type: "lay", args: [Math.floor(Math.random() * 1000)], playerID: player };
      say(`42/bench,${JSON.stringify(["update", { type: "MAKE_MOVE", payload }, number, match, player])}`);
    };
    const seen = (state) => {
      last = state;
      if (since !== null && !mine(state)) {
        moved(since);
        since = null;
      }
      act();
    };
    const say = open(port, "/socket.io/?EIO=4&transport=websocket", {}, () => {}, (data) => {
      if (data[0] === 48) say("40/bench,");
      else if (data[0] === 50) say("3");
      else if (data.latin1Slice(0, 3) === "40/") say(`42/bench,${JSON.stringify(["sync", match, player, null, 2])}`);
      else {
        const kind = data.latin1Slice(11, 15);
        if (kind === "sync") {
          seen(data);
          resolve(() => {
            playing = true;
            act();
          });
        } else if (kind === "upda") {
          told(data);
          seen(data);
        } else if (kind !== "matc") {
          throw new Error(data.toString());
        }
      }
    });
  });
}

async function set(count) {
  const begin = [];
  while (begin.length < count) {
    const some = Array.from({ length: Math.min(25, count - begin.length) }, (_, i) => begin.length + i);
    begin.push(...(await Promise.all(some.map(which === "peer" ? peerTable : ourTable))));
  }
  return begin;
}

const wait = (seconds) => new Promise((go) => setTimeout(go, seconds * 1000));
const [took, used] = [{ seconds: 0 }, { cpu: 0 }];

async function play(warmUp, seconds) {
  running = true;
  const waiting = held;
  held = [];
  for (const go of waiting) go();
  await wait(warmUp);
  process.stdout.write("measuring\n");
  measuring = true;
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await wait(seconds);
  measuring = running = false;
  took.seconds += (performance.now() - began) / 1000;
  const now = process.cpuUsage(cpu);
  used.cpu += (now.user + now.system) / 1e6;
  process.stdout.write("measured\n");
}

function found() {
  const total = latencies.length;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(total - 1, Math.floor(total * share))] ?? null;
  return {
    total,
    moves: total / took.seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: updates ? bytes / updates : 0,
    updates: total ? updates / total : 0,
    busy: used.cpu / took.seconds,
    spares: spare.length,
  };
}

async function main() {
  const begin = await set(Number(tables));
  process.stdout.write("seated\n");
  for await (const line of require("readline").createInterface({ input: process.stdin })) {
    const [word, ...about] = line.split(" ");
    if (word === "spares") {
      if (which !== "peer") spare.push(...(await set(Number(spares))));
      for (const go of begin) go();
      process.stdout.write("ready\n");
    } else if (word === "go") {
      await play(...about.map(Number));
    } else {
      process.stdout.write(JSON.stringify(found()) + "\n", () => process.exit(0));
    }
  }
}

main();
