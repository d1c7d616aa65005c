// Clients for either server: node drive.js ours|peer PORT TABLES SPARES WARM-UP SECONDS
// Every seat answers as soon as it is asked. A move's latency ends when the one who made it knows that it counts:
// with ours, when it is committed (Done); with boardgame.io, when the new state has come.
const [, , which, port, tables, spares, warmUp, seconds] = process.argv;
const { WebSocket } = require("ws");
const { io } = require("socket.io-client");
const http = require("http");

const latencies = [];
let moves = 0;
let bytes = 0;
let updates = 0;
let measuring = false;

function moved(since) {
  if (!measuring) return;
  moves += 1;
  latencies.push(performance.now() - since);
}

function post(path, body) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const request = http.request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, (answer) => {
      let said = "";
      answer.on("data", (part) => (said += part));
      answer.on("end", () =>
        answer.statusCode < 300
          ? resolve({ body: JSON.parse(said), cookie: answer.headers["set-cookie"][0].split(";")[0] })
          : reject(new Error(said)),
      );
    });
    request.on("error", reject);
    request.end(text);
  });
}
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

// Ours: Edo Yashiki for two, cards taken in turn. The players score as little as they can and keep their houses
// together, so that games last; when one is over, the next has been set already. So what is measured is moves, not
// set-ups, as with boardgame.io, whose game has no end.
const spare = [];

async function ourTable() {
  const wish = { game: "edo_yashiki", seats: [{ kind: "me" }, { kind: "me" }], options: { taking: "draft" } };
  const { body, cookie } = await post("/api/tables", wish);
  const seats = await Promise.all([0, 1].map((seat) => ourSeat(body.info.table, seat, cookie)));
  return () => seats.forEach((begin) => begin());
}

function choose(asked) {
  const { actions, hints } = asked;
  if (!hints) return actions[Math.floor(Math.random() * actions.length)];
  let best = 0;
  let worth = -Infinity;
  for (let i = 0; i < actions.length; i++) {
    const here = -10 * hints[i].points - Math.abs(hints[i].covered - 5) + Math.random();
    if (here > worth) [best, worth] = [i, here];
  }
  return actions[best];
}

function ourSeat(table, seat, cookie) {
  return new Promise((resolve) => {
    const address = `ws://127.0.0.1:${port}/api/tables/${table}/socket`;
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    let since = null;
    let playing = false;
    let last = null;
    // An answer is under way until it is acknowledged; the question after it has come by then.
    const answer = () => {
      if (!playing || since !== null || !last.includes('"asked":{')) return;
      const { asked } = JSON.parse(last);
      since = performance.now();
      socket.send(JSON.stringify({ say: "play", id: 1, action: choose(asked) }));
    };
    socket.on("open", () => socket.send(`{"say":"hello","id":0,"seat":${seat}}`));
    socket.on("message", (data) => {
      const kind = data.latin1Slice(9, 13);
      if (kind === "done") {
        moved(since);
        since = null;
        answer();
      } else if (kind === "upda") {
        if (measuring) [bytes, updates] = [bytes + data.length, updates + 1];
        last = data;
        resolve(() => {
          playing = true;
          answer();
        });
        answer();
        if (seat === 0 && data.includes('"result":{')) nextGame();
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

async function peerTable(index) {
  const seats = await Promise.all([0, 1].map((seat) => peerSeat(`table-${index}`, String(seat))));
  return () => seats.forEach((begin) => begin());
}

function peerSeat(match, player) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ["websocket"], forceNew: true });
    let since = null;
    let playing = false;
    let last = null;
    const act = (state) => {
      if (!playing || state.ctx.currentPlayer !== player) return;
      since = performance.now();
      const payload = { type: "lay", args: [Math.floor(Math.random() * 1000)], playerID: player };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
    };
    const seen = (state) => {
      if (since !== null && state.ctx.currentPlayer !== player) {
        moved(since);
        since = null;
      }
      last = state;
      act(state);
    };
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, info) => {
      seen(info.state);
      resolve(() => {
        playing = true;
        act(last);
      });
    });
    socket.on("update", (_, state) => {
      if (measuring) [bytes, updates] = [bytes + JSON.stringify(state).length * (updates % 50 === 0 ? 50 : 0), updates + 1];
      seen(state);
    });
  });
}

async function set(count) {
  const begin = [];
  while (begin.length < count) {
    const some = Array.from({ length: Math.min(25, count - begin.length) }, (_, i) => begin.length + i);
    begin.push(...(await Promise.all(some.map(which === "ours" ? ourTable : peerTable))));
  }
  return begin;
}

async function main() {
  const begin = await set(Number(tables));
  process.stdout.write("seated\n");
  await new Promise((go) => process.stdin.once("data", go));
  if (which === "ours") spare.push(...(await set(Number(spares))));
  for (const go of begin) go();
  await new Promise((go) => setTimeout(go, Number(warmUp) * 1000));
  measuring = true;
  process.stdout.write("measuring\n");
  const began = performance.now();
  const cpu = process.cpuUsage();
  await new Promise((go) => setTimeout(go, Number(seconds) * 1000));
  measuring = false;
  const took = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  const found = {
    total: moves,
    moves: moves / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: updates ? bytes / updates : 0,
    busy: (used.user + used.system) / 1e6 / took,
  };
  process.stdout.write(JSON.stringify(found) + "\n", () => process.exit(0));
}

main();
