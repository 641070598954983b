import { describe, expect, test } from "bun:test";
import { findings } from "../../../tests/support/rule-samples.ts";
import { analyse } from "../analyse.ts";
import { jsonBytes } from "./result-size.ts";

const most = 2_200_000;
const wide = "中".repeat(150);
const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join("");

function sizeOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(analyse(text)));
}

describe("an analysis is at most about 2 MB of JSON", () => {
  test("of exceptions with long chains, long frames and long messages", () => {
    const frames = (i: number) => many(30, (n) => `\tat a${i}.${"x".repeat(200)}.C${n}.d(${"F".repeat(150)}.java:1)\n`);
    const text = many(
      250,
      (i) =>
        `java.lang.Exception${i}Error: ${wide}\n${frames(i)}${many(40, (n) => `Caused by: a.b.C${n}Exception: ${wide}\n\tat a.B${i}.c(D.java:1)\n`)}`,
    );
    const analysis = analyse(text);
    expect(Buffer.byteLength(JSON.stringify(analysis))).toBeLessThan(most);
    // The first ones are told as they are, the others in short.
    expect(analysis.exceptions.length).toBeGreaterThan(20);
    expect(analysis.exceptions[0]!.frames.length).toBeGreaterThan(0);
    expect(analysis.exceptions[0]!.causes).toHaveLength(40);
    expect(analysis.exceptions.at(-1)!.causes).toHaveLength(6);
    expect(analysis.exceptions.at(-1)!.causes.at(-1)).toEqual(analysis.exceptions.at(-1)!.root);
  });

  test("of every finding there is, with long lines behind it", () => {
    // Of a crash report, every line stands for itself.
    const ofReport = /[Cc]rash ?[Rr]eport|^Description: |A detailed walkthrough|-- Head --|^Error: /m;
    const samples = findings
      .flatMap((finding) => finding.samples.map(({ text }) => text))
      .filter((text) => !ofReport.test(text));
    const lines = many(80, () => `\u0001${wide}${wide}${wide}\n`);
    const text = samples.map((sample) => `[10:00:00] [main/ERROR]: ${sample}\n${lines}`).join("");
    const analysis = analyse(text);
    expect(analysis.findings.length).toBeGreaterThan(100);
    expect(analysis.findings[0]!.excerpt.lines.length).toBeGreaterThan(3);
    expect(Buffer.byteLength(JSON.stringify(analysis))).toBeLessThan(most);
  });

  test.each([
    [
      "mods",
      () =>
        `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0\n[10:00:00] [main/INFO]: Loading 3000 mods:\n${many(3000, (i) => `\t- mod${i}${"m".repeat(300)} 1.${"0".repeat(200)}\n`)}`,
    ],
    ["plugins", () => many(3000, (i) => `[10:00:02 INFO]: [P${i}] Loading server plugin P${i}${wide} v${wide}\n`)],
    [
      "packs",
      () => many(3000, (i) => `[10:00:00] [main/INFO]: Reloading ResourceManager: vanilla, file/${wide}${i}\n`),
    ],
    ["arguments", () => `\tJVM Flags: 500 total; ${many(500, (i) => `-D${i}=${"x".repeat(2000)} `)}\n`],
  ])("of %s without end and with long names", (_, text) => {
    expect(sizeOf(text())).toBeLessThan(most);
  });

  test("and of an ordinary large modpack nothing is left out", () => {
    const mods = many(600, (i) => `\t- some_ordinary_mod_${i} 1.20.1-4.${i}.0+build.12\n`);
    const head = "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.0\n";
    expect(analyse(`${head}[10:00:00] [main/INFO]: Loading 600 mods:\n${mods}`).facts.mods).toHaveLength(600);
  });
});

test("the size of JSON is never guessed too small", () => {
  for (const value of ["", "plain", "中文", "😀", 'é\u0000"', { a: [1, null, "x"] }, "\ud800"]) {
    const bytes = Buffer.byteLength(JSON.stringify(value));
    expect(jsonBytes(value)).toBeGreaterThanOrEqual(bytes);
    expect(jsonBytes(value)).toBeLessThanOrEqual(2 * bytes + 1);
  }
});
