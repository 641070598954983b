import { expect, test } from "bun:test";
import { analyse } from "../../../analysis/analyse.ts";
import type { LogId } from "../../../logs/ports.ts";
import { logDiagnosis } from "./log-diagnosis.ts";

const thrown =
  "java.lang.NoClassDefFoundError: net/minecraft/client/gui/screens/Screen\n\tat org.example.lamps.Lamps.init(Lamps.java:12)\n";
const report = `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Exception in server tick loop

${thrown}
A detailed walkthrough of the error, its code path and all known details is as follows:

-- Head --
Thread: Server thread
Stacktrace:
${thrown}
-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tIs Modded: Definitely; Server brand changed to 'fabric'
`;

test("a card says of what ended the game that it happened once, however often its report has it", () => {
  const analysis = analyse(report);
  // Programs get all places.
  expect(analysis.findings[0]).toMatchObject({ severity: "fatal", count: 2 });
  expect(logDiagnosis(analysis, "x" as LogId, "en").text).not.toContain("2 times");
  const log = { ...analysis, software: { ...analysis.software, kind: "server" as const } };
  expect(logDiagnosis(log, "x" as LogId, "en").text).toContain("2 times");
});
