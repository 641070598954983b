import { test } from "bun:test";
import { expectProportionalTime, filled } from "../../tests/support/growth.ts";
import { Lines } from "./lines.ts";
import { traces } from "./stack-traces.ts";

test.each([
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
])("a text of nothing but %j takes time in proportion to its size", (seed) => {
  expectProportionalTime(1_000_000, (size) => new Lines(filled(seed, size)), traces);
});
