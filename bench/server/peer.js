// boardgame.io's server with storage in memory, and a game for two whose state is about as big as ours:
// two houses, square by square, and a log of scores.
const { Server } = require("boardgame.io/server");

const port = Number(process.argv[2]);
const bytes = Number(process.argv[3]);
const KINDS = ["floor", "tatami", "pond", "garden"];

const square = (i) => ({ x: i % 12, y: Math.floor(i / 12), kind: KINDS[i % 4], card: i % 64 });
const size = JSON.stringify(square(50)).length + 1;
const SQUARES = Math.floor(bytes / 2 / size);

const game = {
  name: "bench",
  setup: () => ({
    scores: [0, 0],
    moves: 0,
    houses: [0, 1].map(() => Array.from({ length: SQUARES }, (_, i) => square(i))),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A card covers six squares of the house.
    lay: ({ G, playerID }, first) => {
      const house = G.houses[Number(playerID)];
      for (let i = 0; i < 6; i++) {
        const covered = house[(first + i) % SQUARES];
        covered.kind = KINDS[(first + i) % 4];
        covered.card = first % 64;
      }
      G.scores[Number(playerID)] += first % 3;
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port, callback: () => console.log("ready") });
