import { describe, expect, test } from "bun:test";
import { findings, wholeLogFindings } from "../../../tests/support/rule-samples.ts";
import { isAsWanted, wantedParameters } from "../../../tests/support/sample-parameters.ts";
import { analyse } from "../analyse.ts";
import type { Analysis } from "../model/analysis.ts";
import { findingText, parameterTexts } from "../words/render.ts";
import type { Sample } from "./samples.ts";

/** Logs that a sample may stand in, with what comes before it and behind it. */
const surroundings = {
  bare: { before: [], behind: [] },
  server: {
    before: [
      "[09:00:00] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, name=PROD]",
      "[09:00:02] [Server thread/INFO]: Starting minecraft server version 1.20.4",
      "[09:00:02] [Server thread/INFO]: Loading properties",
      "[09:00:03] [Server thread/INFO]: Default game type: SURVIVAL",
    ],
    behind: ["[23:00:00] [Server thread/INFO]: Stopping server"],
  },
  client: {
    before: [
      "[09:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6",
      "[09:00:03] [Render thread/INFO]: Setting user: Alex",
      "[09:00:04] [Render thread/INFO]: Backend library: LWJGL version 3.3.1 SNAPSHOT",
    ],
    behind: ["[23:20:00] [Render thread/INFO]: Stopping!"],
  },
  launcher: {
    before: [
      "Prism Launcher version: 8.0",
      "",
      "Minecraft folder is:",
      "/home/alex/.minecraft",
      "Java is version 17.0.9, using 64 (amd64) architecture, from Example.",
      "[09:00:03] [Render thread/INFO]: Setting user: Alex",
    ],
    behind: ["[23:20:00] [Render thread/INFO]: Stopping!", "Process exited with code 0."],
  },
};
type Where = keyof typeof surroundings;

/** A report is a file of its own; what the JVM, PocketMine and Bedrock write stands in no log of the Java edition. */
const alone =
  /^-{2,4} |^#|^\t|^ {2,}|^Description: |Crash Dump|^\d{4}-\d{2}-\d{2} \[|^NO LOG FILE|^\[\d{4}-\d{2}-\d{2} |^ - |^Error: |^More details/;
/** Whom a finding accuses, and for what. */
const culpritParameters = ["mod", "plugin", "suspect", "culprit", "provider"];

interface NamedSample extends Sample {
  name: string;
  code: string;
  wheres: readonly Where[];
}

const everywhere: readonly Where[] = ["bare", "server", "client", "launcher"];
const samples: NamedSample[] = [
  ...findings.flatMap(({ code, samples, only }) =>
    samples.map(({ only: inNone, ...sample }, i) => ({
      ...sample,
      code,
      name: `${code} ${i}`,
      wheres: everywhere.filter(
        (where) => where === "bare" || (!inNone && (!only || only === (where === "server" ? where : "client"))),
      ),
    })),
  ),
  ...wholeLogFindings.flatMap(({ codes, samples }) =>
    samples.map(({ only, ...sample }, i) => ({
      ...sample,
      code: sample.code ?? codes[0]!,
      name: `${codes[0]} ${i}`,
      wheres: everywhere.filter((where) => where === "bare" || !only || only.includes(where)),
    })),
  ),
].map((sample) => ({ ...sample, wheres: alone.test(sample.text) ? ["bare"] : sample.wheres }));

describe.each(everywhere)("%s", (where) => {
  const { before, behind } = surroundings[where];
  const fitting = samples.filter(({ wheres }) => wheres.includes(where));
  const isBare = where === "bare";

  test.each(fitting.map((sample) => [sample.name, sample] as const))(
    "%s: its codes in their order, its culprit, and words in which nothing is left open",
    (_, { text, code, codes = [code], parameters }) => {
      const all = analyse(isBare ? text : [...before, text, ...behind, ""].join("\n")).findings;
      // A sample alone is never a whole log.
      const found =
        isBare && !codes.includes("log-incomplete") ? all.filter((one) => one.code !== "log-incomplete") : all;
      expect(found.map((one) => one.code)).toEqual([...codes]);
      const own = found.filter((one) => one.code === code).map((one) => parameterTexts(one.parameters, "en"));
      const wanted = wantedParameters(parameters);
      const isFitting = own.some(
        (one) =>
          isAsWanted(one, wanted) &&
          culpritParameters.every((parameter) => Bun.deepEquals(one[parameter], wanted.texts[parameter])),
      );
      if (!isFitting) expect(own).toContainEqual(wanted as never);
      expect([code, culprits(own), isFitting]).toEqual([code, culprits([wanted.texts]), true]);
      expectWords(found);
    },
  );
});

function culprits(own: readonly Record<string, unknown>[]): unknown[] {
  return own.slice(0, 1).map((one) => culpritParameters.map((parameter) => one[parameter] ?? null));
}

function expectWords(found: Analysis["findings"]): void {
  for (const finding of found) {
    for (const language of ["en", "zh-CN"] as const) {
      const { message, advice } = findingText(finding, language);
      const words = [message, ...advice].join("\n");
      expect(words).not.toMatch(/\{\w{1,40}\}|Java Java|(?<!is )\bnull \(|(?<![\w"'`?])\?(?![\w?])/);
      expect(advice.length).toBeGreaterThan(0);
    }
  }
}

describe("what players say is dropped before any rule reads it", () => {
  const forms = [
    (line: string) => `[10:00:00] [Server thread/INFO]: <Alex> ${line}`,
    (line: string) => `[10:00:00] [Server thread/INFO]: [Not Secure] <Alex> ${line}`,
    (line: string) => `[10:00:00] [Render thread/INFO]: [CHAT] ${line}`,
    (line: string) => `[10:00:00] [Server thread/INFO]: Alex issued server command: /say ${line}`,
    (line: string) => `[10:00:00] [Server thread/INFO]: [Server] ${line}`,
  ];
  /** Also what says nothing of what stands in any line: that a log is short, or its text damaged. */
  const ofWholeLog = ["log-incomplete", "text-garbled"];
  const readsChat = new Set([...findings.filter((one) => one.readsChat).map(({ code }) => code), ...ofWholeLog]);

  test.each(samples.filter(({ code }) => !readsChat.has(code)).map((sample) => [sample.name, sample] as const))(
    "%s",
    (_, { text, code }) => {
      // The message of a line, as somebody would copy it into the chat.
      const lines = text.split("\n").map((line) => line.replace(/^\[[^\]]*\] \[[^\]]*\]:? /, ""));
      for (const form of forms) {
        const found = analyse(`${lines.map(form).join("\n")}\n`).findings.map((one) => one.code);
        expect(found.filter((one) => one === code)).toEqual([]);
      }
    },
  );
});
