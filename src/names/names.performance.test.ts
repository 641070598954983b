import { describe, expect, test } from "bun:test";
import { expectProportionalTime, filled } from "../../tests/support/growth.ts";
import { sampleProguard, sampleTiny, sampleTsrg } from "../../tests/support/sample-mappings.ts";
import { renamed } from "./find-names.ts";
import { hiddenNamesIn } from "./hidden-names.ts";
import { NameMap } from "./name-map.ts";

const names = NameMap.of([sampleTiny, sampleProguard, sampleTsrg]);
const size = 1024 * 1024;

describe("time grows with the text, whatever is in it", () => {
  test.each([
    "\tat net.minecraft.class_7001.method_7201(class_7001.java:41)\n",
    "class_7001$",
    "_1",
    "methodmethod_",
    "at a.a.a.a.a.a",
    "at a/a/a//a/",
    "at abc.a(abc.a(",
    '"abc.a(abd, abd, ',
    "Caused by: abd",
    'Exception in thread "',
    "class abc cannot be cast to class ",
    "abd: \n\tat abc.a(SourceFile:25)\n",
    "net.minecraft.",
  ])("%j", (piece) => {
    expectProportionalTime(
      size,
      (length) => filled(piece, length),
      (text) => renamed(text, names),
    );
    expectProportionalTime(
      size,
      (length) => filled(piece, length),
      (text) => hiddenNamesIn(text),
    );
  });
});

test("a map is read in time that grows with it", () => {
  const classes = (count: number) => {
    const lines = ["tiny\t2\t0\tintermediary\tnamed"];
    for (let one = 0; one < count; one++) lines.push(`c\tnet/minecraft/class_${one}\tnet/minecraft/Made${one}`);
    return `${lines.join("\n")}\n`;
  };
  expectProportionalTime(64_000, classes, (text) => NameMap.of([text]));
  expect(NameMap.of([classes(100)]).size).toBe(100);
});
