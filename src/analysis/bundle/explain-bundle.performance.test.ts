import { describe, test } from "bun:test";
import { ordinaryLog } from "../../../bench/ordinary-log.ts";
import { filled } from "../../../tests/support/growth.ts";
import { expectTimesAsLong } from "../../../tests/support/processor-time.ts";
import { findings } from "../../../tests/support/rule-samples.ts";
import { analyse } from "../analyse.ts";
import { explainBundle } from "./explain-bundle.ts";

describe("several files cost little more than each of them alone", () => {
  const needles = findings.flatMap(({ needles }) => needles.map((needle) => `[10:00:00] [main/ERROR]: ${needle}\n`));
  const samples = findings.flatMap((finding) => finding.samples.map(({ text }) => `${text}\n`));

  test.each<[name: string, text: (n: number) => string]>([
    ["ordinary logs", (n) => ordinaryLog(n, 200_000)],
    ["one endless line", () => filled("x", 1_600_000)],
    ["millions of short lines", () => filled("a\n", 200_000)],
    ["ends without end", () => filled("Process exited with code 1\n", 200_000)],
    ["frames of one endless trace", () => filled("\tat a.b.C.d(C.java:1)\n", 200_000)],
    ["causes without end", () => filled("Caused by: java.lang.Error: x\n\tat a.b.C.d(C.java:1)\n", 200_000)],
    [
      "a list of mods without end",
      (n) => `Loading 9 mods:\n${Array.from({ length: 10_000 }, (_, i) => `\t- mod${i} 1.${n}\n`).join("")}`,
    ],
    ["what every finding looks for", () => filled(needles.join(""), 100_000)],
    ["what every finding is found in", () => filled(samples.join(""), 100_000)],
  ])("%s", (_, text) => {
    const names = [
      "latest.log",
      "debug.log",
      "crash-2024-05-01_10.00.00-client.txt",
      "launcher.log",
      "hs_err_pid1.log",
    ];
    const texts = names.map((name, n) => ({ name, text: text(n + 1) }));
    const analysed = () => texts.map((file) => ({ ...file, analysis: analyse(file.text) }));
    const files = analysed();
    // Analyses have been compiled by now, and explanations have not.
    for (let turn = 0; turn < 24; turn++) explainBundle(files);
    expectTimesAsLong(0.2, () => explainBundle(files), analysed);
  });
});
