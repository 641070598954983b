import { expect, test } from "bun:test";
import { ThreadTime } from "./thread-time.ts";

/** Those who have one more job each, in the order in which they came: the one whose turn it is has it done. */
function serve(time: ThreadTime, waiting: string[], milliseconds: (client: string) => number): string {
  const next = waiting.reduce((first, one) => (time.of(one) < time.of(first) ? one : first));
  waiting.splice(waiting.indexOf(next), 1);
  time.take([next]);
  time.begin([next]);
  time.add([next], milliseconds(next));
  time.keepOnly(new Set(waiting));
  return next;
}

test("nobody is passed by all who come later, however many these are", () => {
  const time = new ThreadTime();
  const waiting: string[] = [];
  const come = (client: string) => {
    time.enter([client]);
    waiting.push(client);
  };
  for (const one of ["a", "b", "c"]) come(one);
  const served: string[] = [];
  for (let i = 0; i < 6; i++) {
    come(`later ${i}`);
    served.push(serve(time, waiting, () => 10));
  }
  expect(served).toEqual(["a", "b", "c", "later 0", "later 1", "later 2"]);
});

test("those who come again and again for one long job at a time do not go before who comes for the first", () => {
  const time = new ThreadTime();
  const waiting: string[] = [];
  const come = (client: string) => {
    time.enter([client]);
    waiting.push(client);
  };
  const hostile = Array.from({ length: 19 }, (_, i) => `hostile ${i}`);
  for (const one of hostile) come(one);
  // No two jobs take the same time.
  for (let i = 0; i < 40; i++) come(serve(time, waiting, (client) => 3000 + hostile.indexOf(client)));
  come("somebody");
  expect(serve(time, waiting, () => 100)).toBe("somebody");
});

test("who comes again has no more behind it than others were given meanwhile", () => {
  const time = new ThreadTime();
  time.enter(["a"]);
  time.take(["a"]);
  time.add(["a"], 500);
  time.keepOnly(new Set());
  time.enter(["a", "b"]);
  expect([time.of("a"), time.of("b")]).toEqual([500, 0]);
  time.add(["b"], 800);
  time.take(["b"]);
  time.keepOnly(new Set());
  time.enter(["a", "b", "c"]);
  expect([time.of("a"), time.of("b"), time.of("c")]).toEqual([800, 800, 800]);
});

test("a bounded number of those who left is remembered", () => {
  const time = new ThreadTime();
  const many = Array.from({ length: 1001 }, (_, i) => `${i}`);
  time.enter(many);
  for (const one of many) time.add([one], 100);
  time.keepOnly(new Set());
  time.enter(many);
  expect([time.of("0"), time.of("1"), time.of("1000")]).toEqual([0, 100, 100]);
});
