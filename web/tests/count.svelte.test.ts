import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pace } from "../src/movement/pace.svelte";
import Seats from "../src/shell/Seats.svelte";
import type { SeatInfo } from "../src/wire";

const SEATS = ["Aki", "Botan"].map((name, seat) => ({ seat, name, kind: "person", taken: true, away: [] as number[][] }) as SeatInfo);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  pace.still = false;
});

function seated(scores: number[]) {
  const props = $state({ seats: SEATS, eyes: 0, waitingFor: [] as number[], scores });
  const seats = mount(Seats, { target: document.body, props });
  flushSync();
  return {
    // Another update of the table: the scores are written anew, whether they have changed or not.
    update(...next: number[]) {
      props.scores = next;
      flushSync();
    },
    wait(ms: number) {
      vi.advanceTimersByTime(ms);
      flushSync();
    },
    marks: () => [...document.querySelectorAll(".gained")].map(({ textContent }) => textContent),
    shown: () => [...document.querySelectorAll(".score")].map(({ textContent }) => Number(textContent)),
    leave: () => unmount(seats),
  };
}

test.each([false, true])("what was won stands beside a seat for a few seconds, also with less movement: %s", async (still) => {
  pace.still = still;
  const table = seated([10, 20]);
  expect(table.marks()).toEqual([]);
  table.update(40, 20);
  expect(table.marks()).toEqual(["+30"]);
  table.wait(1_000);
  expect(table.shown()).toEqual([40, 20]);
  // The game goes on without points, however often: the mark neither stays nor comes back.
  table.update(40, 20);
  table.wait(1_000);
  table.update(40, 20);
  expect(table.marks()).toEqual(["+30"]);
  table.wait(1_500);
  expect(table.marks()).toEqual([]);
  table.update(40, 20);
  table.wait(5_000);
  expect(table.marks()).toEqual([]);
  await table.leave();

  const again = seated([40, 20]);
  again.wait(1_000);
  expect(again.marks()).toEqual([]);
  await again.leave();
});

test("a mark goes away though the speed is changed meanwhile", async () => {
  const table = seated([10, 20]);
  table.update(10, 26);
  table.wait(1_000);
  pace.still = true;
  flushSync();
  table.wait(2_500);
  expect(table.marks()).toEqual([]);
  expect(table.shown()).toEqual([10, 26]);
  await table.leave();
});

test("of two changes in a row the second is marked, for as long", async () => {
  const table = seated([10, 20]);
  table.update(12, 20);
  table.wait(2_000);
  const first = document.querySelector(".gained");
  table.update(9, 20);
  expect(table.marks()).toEqual(["−3"]);
  // Another piece of paper: it does not fade with the first.
  expect(document.querySelector(".gained")).not.toBe(first);
  table.wait(2_000);
  expect(table.marks()).toEqual(["−3"]);
  table.wait(1_500);
  expect(table.marks()).toEqual([]);
  await table.leave();
});
