// BLAKE2b (RFC 7693) without a key: short and slow, for the few hashes that a page checks.

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));

const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function wordAt(bytes: Uint8Array, at: number): bigint {
  let word = 0n;
  for (let i = 7; i >= 0; i--) word = (word << 8n) | BigInt(bytes[at + i] ?? 0);
  return word;
}

function compress(h: bigint[], block: Uint8Array, count: number, last: boolean): void {
  const m = Array.from({ length: 16 }, (_, i) => wordAt(block, i * 8));
  const v = [...h, ...IV];
  v[12]! ^= BigInt(count);
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]!;
    MIXES.forEach(([a, b, c, d], i) => {
      for (const [which, one, two] of [
        [0, 32n, 24n],
        [1, 16n, 63n],
      ] as const) {
        v[a] = (v[a]! + v[b]! + m[order[2 * i + which]!]!) & MASK;
        v[d] = turned(v[d]! ^ v[a], one);
        v[c] = (v[c]! + v[d]) & MASK;
        v[b] = turned(v[b]! ^ v[c], two);
      }
    });
  }
  for (let i = 0; i < 8; i++) h[i]! ^= v[i]! ^ v[i + 8]!;
}

export function blake2b(text: Uint8Array, length = 64, person = ""): Uint8Array {
  const named = new Uint8Array(16);
  named.set(new TextEncoder().encode(person));
  const h = [...IV];
  h[0]! ^= 0x01010000n ^ BigInt(length);
  h[6]! ^= wordAt(named, 0);
  h[7]! ^= wordAt(named, 8);
  const blocks = Math.max(1, Math.ceil(text.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const end = Math.min(text.length, (i + 1) * BLOCK);
    compress(h, text.subarray(i * BLOCK, end), end, i === blocks - 1);
  }
  return Uint8Array.from({ length }, (_, i) => Number((h[i >> 3]! >> BigInt(8 * (i & 7))) & 0xffn));
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
