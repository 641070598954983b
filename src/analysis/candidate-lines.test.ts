import { expect, test } from "bun:test";
import { Lines } from "./lines.ts";
import { traces } from "./stack-traces.ts";

const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => `\tat shop.Shop.open${i}(Shop.java:${i + 1})\n`).join("");

test("hostile texts take time in proportion to their size", () => {
  const size = 10_000_000;
  const fill = (seed: string) => seed.repeat(Math.ceil(size / seed.length)).slice(0, size);
  const time = (text: string) => {
    const lines = new Lines(text);
    const started = performance.now();
    traces(lines);
    return performance.now() - started;
  };
  const ordinary = `${"[12:00:00] [Server thread/INFO]: Steve looked at the sky\n".repeat(20)}java.lang.Error: a\n${frames(20)}`;
  time(fill(ordinary).slice(0, 1_000_000));
  const usual = Math.max(time(fill(ordinary)), 200);
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
  // Whatever else runs on the machine makes it slower, never quicker: the quickest of three is its time.
  const isQuick = (text: string) => [1, 2, 3].some(() => time(text) < usual * 4);
  for (const seed of seeds) expect([seed.slice(0, 40), isQuick(fill(seed))]).toEqual([seed.slice(0, 40), true]);
}, 60_000);
