import { expect, test } from "bun:test";
import { Lines } from "./lines.ts";
import { traces } from "./stack-traces.ts";

const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => `\tat shop.Shop.open${i}(Shop.java:${i + 1})\n`).join("");

test("hostile texts take time in proportion to their size", () => {
  const fill = (seed: string, size: number) => seed.repeat(Math.ceil(size / seed.length)).slice(0, size);
  /** Whatever else runs on the machine makes it slower, never quicker: the quickest of three is its time. */
  const time = (text: string) => {
    const lines = new Lines(text);
    const times = [1, 2, 3].map(() => {
      const started = performance.now();
      traces(lines);
      return performance.now() - started;
    });
    return Math.min(...times);
  };
  const ordinary = `${"[12:00:00] [Server thread/INFO]: Steve looked at the sky\n".repeat(20)}java.lang.Error: a\n${frames(20)}`;
  time(fill(ordinary, 1_000_000));
  const seeds = [
    "x",
    "\n",
    " at ",
    "\tat a\n",
    "[",
    "Exception ",
    "Exception\n",
    "java.lang.Error: a\n",
    "Caused by: a.Error\n",
    "#0 a(1): b()\n",
    "Stack:\n",
    `Error: "${'" (A) in '.repeat(200)}\n#0 a(1): b()\n`,
    `java.lang.Error: a\n${"x\n".repeat(59)}\tat a.b.C.d(E.java:1)\n`,
    `${"a.".repeat(400)}Exception\n`,
    `\u001b[${"1;".repeat(3000)}Exception\n`,
  ];
  // Four times the text: four times the time, or sixteen times where it grows with the square.
  for (const seed of seeds) {
    const isLinear = time(fill(seed, 8_000_000)) < 8 * time(fill(seed, 2_000_000)) + 50;
    expect([seed.slice(0, 40), isLinear]).toEqual([seed.slice(0, 40), true]);
  }
}, 60_000);
