// A WebSocket client that does no more than it must, so that it is the servers that are measured: it reads text frames
// that are not fragmented, as both servers send them, and hands them on as bytes.
const net = require("net");
const { randomBytes } = require("crypto");

const HEAD = /^HTTP\/1\.1 101 /;

function open(port, path, headers, begin, heard) {
  const socket = net.connect({ host: "127.0.0.1", port, noDelay: true });
  const mask = randomBytes(4);
  let rest = null;
  let upgraded = false;

  const frames = (data) => {
    let at = 0;
    while (data.length - at >= 2) {
      let size = data[at + 1];
      let from = at + 2;
      if (size === 126) {
        if (data.length - at < 4) break;
        size = data.readUInt16BE(from);
        from += 2;
      } else if (size === 127) {
        if (data.length - at < 10) break;
        size = Number(data.readBigUInt64BE(from));
        from += 8;
      }
      if (data.length - from < size) break;
      const kind = data[at] & 15;
      at = from + size;
      if (kind === 1) heard(data.subarray(from, at));
      else if (kind === 9) socket.write(frame(0x8a, data.subarray(from, at)));
      else if (kind === 8) throw new Error(`closed: ${data.subarray(from + 2, at)}`);
    }
    return at < data.length ? data.subarray(at) : null;
  };

  const frame = (head, text) => {
    const long = text.length > 125;
    const from = long ? 8 : 6;
    const bytes = Buffer.allocUnsafe(from + text.length);
    bytes[0] = head;
    bytes[1] = 0x80 | (long ? 126 : text.length);
    if (long) bytes.writeUInt16BE(text.length, 2);
    mask.copy(bytes, from - 4);
    for (let i = 0; i < text.length; i++) bytes[from + i] = text[i] ^ mask[i & 3];
    return bytes;
  };

  socket.on("data", (data) => {
    let all = rest ? Buffer.concat([rest, data]) : data;
    if (!upgraded) {
      const end = all.indexOf("\r\n\r\n");
      if (end < 0) return void (rest = all);
      if (!HEAD.test(all.latin1Slice(0, end))) throw new Error(all.toString());
      upgraded = true;
      begin();
      all = all.subarray(end + 4);
    }
    rest = frames(all);
  });
  socket.on("error", (error) => {
    throw error;
  });
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return (text) => socket.write(frame(0x81, Buffer.from(text, "latin1")));
}

module.exports = { open };
