import { describe, expect, test } from "bun:test";
import { Lines } from "./lines.ts";
import { rootCauseFindings } from "./root-cause.ts";
import { exceptions } from "./stack-traces.ts";

const known = { mods: [], plugins: [] };
const noReport = { isCrashReport: false, description: null };
const find = (text: string, crash: { isCrashReport: boolean; description: string | null } = noReport) =>
  rootCauseFindings(exceptions(new Lines(text)), crash, known);
const trace =
  "java.lang.RuntimeException: outer\n\tat net.minecraft.Main.main(Main.java:1)\nCaused by: java.io.IOException: disk\n\tat org.example.lamps.Lamp.light(Lamp.java:1)\n";

describe("a crash", () => {
  test("gets its root cause and the one who is suspected", () => {
    const found = find(`[12:00:00] [Server thread/ERROR]: Encountered an unexpected exception\n${trace}`);
    expect(found).toMatchObject([
      {
        code: "crash-unknown",
        severity: "fatal",
        parameters: { exception: "java.io.IOException: disk", suspect: "lamps" },
        firstLine: 1,
        endLine: 5,
      },
      {
        code: "mod-suspect",
        severity: "warning",
        parameters: { mod: "lamps", evidence: "package org.example.lamps.Lamp.light" },
      },
    ]);
  });

  test("is found in a report that has nothing but a description", () => {
    expect(find("", { isCrashReport: true, description: "Out of luck" })).toMatchObject([
      { parameters: { exception: "Out of luck", suspect: "" } },
    ]);
  });

  test("that only announces a failure is explained by that", () => {
    const text = `java.lang.Error: a\n\tat org.example.gears.A.b(A.java:1)\n[12:00:00] [main/ERROR]: Failed to start the minecraft server\nnet.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [\n]\n\tat net.minecraftforge.fml.A.b(A.java:1)\n`;
    expect(find(text).map(({ parameters }) => parameters["suspect"] ?? parameters["mod"])).toEqual(["gears", "gears"]);
  });
});

test("without a crash, or in a report that was asked for, there is nothing", () => {
  expect(find(trace)).toEqual([]);
  expect(find(`Description: Level dump\n\n${trace}`, { isCrashReport: true, description: "Level dump" })).toEqual([]);
});
