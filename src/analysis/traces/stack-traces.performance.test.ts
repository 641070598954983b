import { test } from "bun:test";
import { expectProportionalTime, filled } from "../../../tests/support/growth.ts";
import { expectTimesAsLong } from "../../../tests/support/processor-time.ts";
import { Lines } from "../text/lines.ts";
import { traces } from "./stack-traces.ts";

const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => `\tat shop.Shop.open${i}(Shop.java:${i + 1})\n`).join("");
const ordinary = `${"[12:00:00] [Server thread/INFO]: Steve looked at the sky\n".repeat(20)}java.lang.Error: a\n${frames(20)}`;
const hostile = [
  "x",
  "\n",
  " at ",
  "a at ",
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
  `\tSuppressed: java.lang.Error: a\n${"\t\tat a.b.C.d(E.java:1)\n".repeat(3)}`,
  "[10:00:00] [Server thread/INFO]: <Alex> java.lang.Error: a\n",
  `${"a.".repeat(400)}Exception\n`,
  `\u001b[${"1;".repeat(3000)}Exception\n`,
];
const size = 2_000_000;
/** Messages of many lines below an exception cost most, about four times as much as an ordinary text. */
const mostTimes = 8;

test.each(hostile.map((seed) => [JSON.stringify(seed.slice(0, 40)), seed]))(
  "finding traces in a text of %s takes time in proportion to it, and not many times that of an ordinary one",
  (_, seed) => {
    const linesOf = (length: number) => new Lines(filled(seed!, length));
    expectProportionalTime(size, linesOf, traces);
    const [lines, usual] = [linesOf(size), new Lines(filled(ordinary, size))];
    expectTimesAsLong(
      mostTimes,
      () => traces(lines),
      () => traces(usual),
    );
  },
);
