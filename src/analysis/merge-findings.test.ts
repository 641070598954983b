import { expect, test } from "bun:test";
import { analyse } from "./analyse.ts";
import { findingText } from "./i18n/render.ts";

const error = (text: string) => `[10:00:00] [Worker-Main-2/ERROR]: ${text}\n`;

test("what is wrong with one data pack is one finding with a count", () => {
  const names = ["start", "end", "middle", "start"];
  const { findings } = analyse(names.map((name) => error(`Failed to load function quest:${name}`)).join(""));
  expect(findings).toMatchObject([
    {
      code: "datapack-function-failed",
      count: 4,
      lines: [0, 1, 2, 3],
      parameters: { datapack: "quest", function: ["quest:start", "quest:end", "quest:middle"] },
    },
  ]);
});

test("two data packs are two findings", () => {
  const { findings } = analyse(
    ["quest:a", "arena:a", "quest:b"].map((name) => error(`Failed to load function ${name}`)).join(""),
  );
  expect(findings.map(({ parameters, count }) => [parameters["datapack"], count])).toEqual([
    ["quest", 2],
    ["arena", 1],
  ]);
});

test("of many names the first are told, and how many more there are", () => {
  const names = Array.from({ length: 20 }, (_, i) => error(`Couldn't load tag pack${i}:ores`)).join("");
  const [found, ...more] = analyse(names).findings;
  expect(more).toEqual([]);
  expect(found!.count).toBe(20);
  expect(found!.parameters["namespace"]).toHaveLength(20);
  expect(findingText(found!, "en").message).toMatch(/pack4, and 15 more\)/);
  expect(findingText(found!, "zh-CN").message).toContain("pack4、还有 15 项");
});

test("of several numbers the largest is told, with what belongs to it", () => {
  const late = [2345, 9100, 4000].map(
    (ms) =>
      `[12:00:01] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running ${ms}ms or ${ms / 50} ticks behind\n`,
  );
  expect(analyse(late.join("")).findings).toMatchObject([
    { code: "server-overloaded", count: 3, parameters: { ms: "9100", ticks: "182" } },
  ]);
});
