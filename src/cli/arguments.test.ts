import { describe, expect, test } from "bun:test";
import { nearest } from "../wire/suggestion.ts";
import { UsageError } from "../wire/usage-error.ts";
import { parseArguments } from "./arguments.ts";
import { commandNamed, commands } from "./commands.ts";

const parse = (line: string) => {
  const [name = "", ...args] = line.split(" ");
  return parseArguments(commandNamed(name)!, args);
};

describe("a command line is understood", () => {
  test.each<[line: string, words: string[], options: Record<string, string>]>([
    ["share a.log b.log", ["a.log", "b.log"], {}],
    ["share -", ["-"], {}],
    ["share --name x.log -p a.log", ["a.log"], { name: "x.log", plain: "" }],
    ["share a.log --name=--odd", ["a.log"], { name: "--odd" }],
    ["share -po a.log", ["a.log"], { plain: "", open: "" }],
    ["share -- --name", ["--name"], {}],
    ["analyze --lang zh-CN x", ["x"], { lang: "zh-CN" }],
    ["get -o file 7Kd3mPq9Xw", ["7Kd3mPq9Xw"], { output: "file" }],
    ["get --help", [], { help: "" }],
  ])("%s", (line, words, options) => {
    const parsed = parse(line);
    expect(parsed.words).toEqual(words);
    for (const [name, value] of Object.entries(options))
      expect([parsed.has(name), parsed.value(name)]).toEqual([true, value]);
    expect(parsed.has("json")).toBe(false);
  });
});

describe("what is wrong is told, with what was meant", () => {
  test.each<[line: string, told: string]>([
    ["share --opne", "share has no option --opne. Did you mean --open?"],
    ["share --redact", "Did you mean --no-redact?"],
    ["share --frobnicate", "share has no option --frobnicate."],
    ["share -x", "share has no option -x."],
    ["share --name", "--name needs a value: --name=NAME"],
    ["share --name --plain a", "--name needs a value: --name=NAME"],
    ["share --plain=yes", "--plain takes no value."],
    ["analyse --lang tlh x", "--lang must be one of en, zh-CN, zh-TW"],
    ["get", "get needs: ID|LINK"],
    ["get a b", "get takes no more than: ID|LINK"],
    ["serve now", "serve takes nothing more."],
  ])("%s", (line, told) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(told);
  });
});

test("a word that is near is suggested, one that is far is not", () => {
  const names = commands.map(({ name }) => name);
  expect(nearest("shrae", names)).toBe("share");
  expect(nearest("compl", names)).toBe("completions");
  expect(nearest("stat", names)).toBe("stats");
  expect(nearest("frobnicate", names)).toBeNull();
  expect(nearest("x".repeat(1_000_000), names)).toBeNull();
});

test("no command has two options of one name or letter", () => {
  for (const { options } of commands) {
    const all = options.flatMap(({ name, short }) => (short === undefined ? [name] : [name, short]));
    expect(all).toEqual([...new Set(all)]);
  }
});
