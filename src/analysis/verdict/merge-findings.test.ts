import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";
import { mergeAlike } from "./merge-findings.ts";

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

test("what a line says and the whole log shows again is told once", () => {
  const { findings } = analyse(
    "[10:00:00] [main/INFO] [net.neoforged.fml.loading.FMLLoader/CORE]: NeoForge mod loading, version 21.1.90, for MC 1.21.1\n" +
      "[10:00:01] [main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:\n\tMod ID: 'bulbs', Requested by: 'brightlamps', Expected range: '[2.0,)', Actual version: '1.4'\n" +
      "[10:00:02] [Render thread/ERROR] [net.neoforged.fml.ModLoader/]: Loading errors encountered:\n\t- Мод brightlamps требует bulbs 2.0 или выше\n\t  Сейчас bulbs — 1.4\n",
  );
  expect(findings).toMatchObject([{ code: "mod-dependency-version", count: 2 }]);
});

test("of dependencies that Forge 1.12 does not name in its block, the message above it tells", () => {
  const { findings } = analyse(
    "---- Minecraft Crash Report ----\n\nDescription: Initializing game\n\nnet.minecraftforge.fml.common.MissingModsException: Mod brightlamps (Bright Lamps) requires [bulbs@[2.0,)]\n\tat net.minecraftforge.fml.common.Loader.sortModList(Loader.java:265)\nMissing Mods:\n\tunknown : need [2.0,): have missing\n",
  );
  expect(findings).toMatchObject([{ code: "mod-dependency-missing", parameters: { dependencies: ["bulbs"] } }]);
});

test("a missing mod that Forge tells in two ways is told once, with what the fuller one knows", () => {
  const { findings } = analyse(
    "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading\n" +
      "[10:00:06] [Server thread/FATAL] [FML]: net.minecraftforge.fml.common.MissingModsException: Mod brightlamps (Bright Lamps) requires [bulbs@[2.0,)]\n" +
      "[10:00:06] [Server thread/ERROR] [FML]: The mod brightlamps (Bright Lamps) requires mods [bulbs@[2.0,)] to be available\n" +
      "[10:00:06] [Server thread/ERROR] [FML]: The mod wires (Wires) requires mods [bulbs@[2.0,)] to be available\n",
  );
  expect(findings).toMatchObject([
    {
      code: "mod-dependency-missing",
      count: 2,
      lines: [1, 2],
      parameters: { mod: "Bright Lamps", state: "not-installed" },
    },
    { code: "mod-dependency-missing", count: 1, lines: [3], parameters: { mod: "Wires" } },
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
  const said = (i: number) => `This world was saved with mod pack${i} which appears to be missing, things may not work`;
  const [found, ...more] = analyse(Array.from({ length: 20 }, (_, i) => error(said(i))).join("")).findings;
  expect(more).toEqual([]);
  expect(found!.count).toBe(20);
  expect(found!.parameters["mods"]).toHaveLength(20);
  expect(findingText(found!, "en").message).toMatch(/pack11, and 8 more\b/);
  expect(findingText(found!, "zh-CN").message).toContain("pack11、还有 8 项");
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

test("what a library says without a name, and a plugin in its own, is told once", () => {
  const about = (parameters: Record<string, string>, line: number) => ({
    ...{ code: "plugin-database-failed", severity: "error" as const, confidence: 1, count: 1, parameters },
    ...{ firstLine: line, endLine: line + 1, lines: [line], isConsequence: false, isFromEarlierRun: false },
  });
  const where = { database: "MongoDB", address: "localhost:27017" };
  const unnamed = about({ ...where, cause: "ConnectException: Connection refused" }, 3);
  const named = about({ ...where, plugin: "Lamps" }, 9);
  const merged = mergeAlike([unnamed, named], () => ({}));
  expect(merged).toMatchObject([{ lines: [3, 9], parameters: { plugin: "Lamps", ...unnamed.parameters } }]);
  const elsewhere = about({ ...where, address: "localhost:27018", plugin: "Kites" }, 9);
  expect(mergeAlike([unnamed, elsewhere], () => ({}))).toHaveLength(2);
});
