import { expect, test } from "bun:test";
import { missingField } from "./missing-field.ts";

const known = ["content", "name"];

test.each<[given: Record<string, unknown>, meant: string]>([
  [{ contents: "a log" }, "contents"],
  [{ Content: "a log" }, "Content"],
  [{ cotnent: "a log", other: "x" }, "cotnent"],
  [{ text: "a log" }, "text"],
  [{ log: "a log", name: "latest.log", visible: true }, "log"],
])("%j: the field that was meant is named", (given, meant) => {
  expect(missingField("content", given, known)).toBe(`There is no field \`content\`; did you mean it by \`${meant}\`?`);
});

test.each<[what: string, given: Record<string, unknown>]>([
  ["it is there", { content: "", contents: "a log" }],
  ["it is there, and null", { content: null, contents: "a log" }],
  ["there is nothing else", {}],
  ["there are only fields that are known", { name: "latest.log" }],
  ["no stranger is a string", { contents: 5 }],
  ["there are several strangers, none of which is like it", { text: "a", log: "b" }],
  ["the stranger cannot be repeated", { "<script>": "a log" }],
  ["the stranger is a novel", { ["x".repeat(41)]: "a log" }],
])("nothing is guessed where %s", (_, given) => {
  expect(missingField("content", given, known)).toBeNull();
});

test("a field that holds an object is meant by one that holds an object", () => {
  expect(missingField("files", { file: [{}], note: "x" }, ["files"], "object")).toContain("`file`");
  expect(missingField("files", { note: "x" }, ["files"], "object")).toBeNull();
});
