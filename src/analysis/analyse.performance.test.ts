import { describe, test } from "bun:test";
import { ordinaryLog } from "../../bench/ordinary-log.ts";
import { filled } from "../../tests/support/growth.ts";
import { expectTimesAsLong } from "../../tests/support/processor-time.ts";
import { findings } from "../../tests/support/rule-samples.ts";
import { analyse } from "./analyse.ts";

describe("time grows with the size of the text, whatever it holds", () => {
  const size = 4_000_000;
  const fill = (piece: string) => filled(piece, size);
  const ordinary = ordinaryLog(1, size);
  /** The dearest take about three times as long, with what the collector does meanwhile. */
  const mostTimes = 4;
  const expectTimesOrdinary = (text: string, most: number) =>
    expectTimesAsLong(
      most,
      () => analyse(text),
      () => analyse(ordinary),
    );

  test.each<[name: string, text: () => string]>([
    ["one endless line", () => fill("x")],
    ["one endless line of header beginnings", () => fill("[10:00:00] [Server thread/INFO]: ")],
    ["millions of short lines", () => fill("a\n")],
    ["millions of empty lines", () => fill("\n")],
    ["nested brackets", () => fill("[({<")],
    ["nested brackets, a line each", () => fill("[[[[[[[[((((((((\n")],
    ["spaces", () => fill(" ")],
    ["tabs and frames without end", () => fill("\tat ")],
    ["frames of one endless trace", () => fill("\tat a.b.C.d(C.java:1)\n")],
    ["causes without end", () => fill("Caused by: java.lang.Error: x\n\tat a.b.C.d(C.java:1)\n")],
    ["exceptions that begin and do not go on", () => fill("java.lang.RuntimeException: x\n")],
    ["colour codes", () => fill("\u001b[31m§c")],
    ["returns", () => fill("\r")],
    ["entities", () => fill("&lt;")],
    ["lost colours", () => `[0m${fill("[1;1;1;1;1;")}`],
    ["blank lines behind each", () => fill("[10:00:00] [x/INFO]: a\n\n")],
    ["blank lines behind short ones", () => `[10:00:00] [x/INFO]: a\n\n${fill("a\n\n")}`],
    ["lines that begin like Docker's", () => fill('{"log":"\n')],
    ["lines of Multicraft", () => fill("11.02 20:14:55 [Server] x/INFO a\n")],
    ["padded lines and an endless one", () => `${"[10:00:00] [x/INFO]: a \n".repeat(100)}${fill(" ")}`],
    ["a crash report of one section", () => `---- Minecraft Crash Report ----\n${fill("\tMod: x\n")}`],
  ])("%s", (_, text) => {
    expectTimesOrdinary(text(), mostTimes);
  });

  test("what every finding looks for, again and again", () => {
    // All of them, many times: what is bounded for each log, such as how many findings are told, shall not decide.
    const fillAll = (pieces: string[]) => fill(pieces.join(""));
    const lines = findings.flatMap(({ needles }) => needles.map((needle) => `[10:00:00] [main/ERROR]: ${needle}\n`));
    expectTimesOrdinary(fillAll(lines), mostTimes);
    const samples = findings.flatMap((finding) => finding.samples.map(({ text }) => `${text}\n`));
    // These are no near-matches but findings, thousands of them, each of which has to be read and told.
    expectTimesOrdinary(fillAll(samples), 6);
  });
});
