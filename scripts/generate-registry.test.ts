import { expect, test } from "bun:test";
import { withoutSamples } from "./generate-registry.ts";

const rule = (samples: string, behind: string) => `export default {
  code: "x",
${samples}  role: "general",
};
${behind}`;

test.each([
  ["in one line", '  samples: [{ text: "a" }],\n  counterSamples: ["b"],\n'],
  ["in several", '  samples: [\n    { text: "a" },\n  ],\n  counterSamples: [\n    "b",\n  ],\n'],
  ["none", ""],
])("samples do not count: %s", (_, samples) => {
  expect(withoutSamples(rule(samples, ""))).toBe(rule("", ""));
});

test("what stands behind the samples counts", () => {
  const one = rule('  samples: [\n    { text: "a" },\n  ],\n', "function help() { return 1; }\n");
  const other = rule('  samples: [\n    { text: "a" },\n  ],\n', "function help() { return 2; }\n");
  expect(withoutSamples(one)).not.toBe(withoutSamples(other));
});
