import { describe, expect, test } from "bun:test";
import { alsoWritten } from "./also-written.ts";
import { search } from "./searching/search.ts";

const glossary = {
  class_7001: "net/minecraft/world/Lantern",
  method_7201: "lightUp",
  abc: "com/example/tower/Lantern",
  "abc#a:31": "blowOut",
};
const log =
  "x\n\tat net.minecraft.class_7001.method_7201(class_7001.java:4)\n\tat abc.a(SourceFile:31)\n\tat abc.a(SourceFile:9)\n\tat net.minecraft.class_7001.handler$zz0$glow(Glow.java:7)\n";

/** What is found. */
function found(text: string, options: { matchCase?: boolean; isRegExp?: boolean } = {}): string[] {
  const query = { text, matchCase: false, wholeWord: false, isRegExp: false, ...options };
  const result = search(log, alsoWritten(query, glossary));
  if ("error" in result) throw new Error(result.error);
  return [...result.starts].map((start, at) => log.slice(start, result.ends[at]));
}

describe("a search", () => {
  test.each<[text: string, matches: string[]]>([
    ["class_7001", ["class_7001", "class_7001", "class_7001"]],
    ["lightup", ["method_7201"]],
    ["blowOut", ["abc.a(SourceFile:31)"]],
    ["Lantern", ["class_7001", "class_7001", "abc", "abc", "class_7001"]],
    ["Lantern.handler", ["class_7001.handler"]],
    ["net.minecraft.world.Lantern.lightUp", ["class_7001.method_7201"]],
    ["SourceFile", ["SourceFile", "SourceFile"]],
    ["nothing here", []],
  ])("for %s finds names as they are written and as they are read", (text, matches) => {
    expect(found(text)).toEqual(matches);
  });

  test("that is a pattern, or looks at capitals, means what it says", () => {
    expect(found("light.p", { isRegExp: true })).toEqual([]);
    expect(found("lightup", { matchCase: true })).toEqual([]);
  });
});
