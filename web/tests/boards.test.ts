import { expect, test } from "vitest";
import { hasBoard, type BoardModule } from "../src/boards/board";
import * as bushido from "../src/boards/bushido.svelte";
import type { Bushido } from "../src/boards/bushido/types";
import * as edo from "../src/boards/edo_yashiki.svelte";
import type { Edo } from "../src/boards/edo_yashiki/types";
import * as shitenno from "../src/boards/shitenno.svelte";
import type { Shitenno } from "../src/boards/shitenno/types";
import * as shogun from "../src/boards/shogun.svelte";
import type { Shogun } from "../src/boards/shogun/types";
import { asking } from "./partly";

// Boards are found by the name of their file: that each speaks its own game's words is said here, to the compiler.
const boards = {
  bushido: bushido satisfies BoardModule<Bushido>,
  edo_yashiki: edo satisfies BoardModule<Edo>,
  shitenno: shitenno satisfies BoardModule<Shitenno>,
  shogun: shogun satisfies BoardModule<Shogun>,
};

test("every board is found by its game, and answers what it can", () => {
  expect(Object.keys(boards).every(hasBoard)).toBe(true);
  expect(boards.edo_yashiki.handles(asking<Edo>("lay", []))).toBe(true);
  expect(boards.edo_yashiki.handles(asking<Edo>("score", []))).toBe(false);
  expect(boards.shitenno.handles(asking<Shitenno>("gild", []))).toBe(true);
  expect(boards.shogun.handles(asking<Shogun>("chamber", []))).toBe(true);
});
