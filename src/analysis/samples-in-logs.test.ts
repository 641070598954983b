import { describe, expect, test } from "bun:test";
import { analyse } from "./analyse.ts";
import { findings } from "./findings/registry.gen.ts";
import { knownSlots } from "./slots.ts";
import { findingText, parameterTexts } from "./words/render.ts";

/** Logs that a sample may stand in, with what comes before it and behind it. */
const surroundings = {
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

/** A report is a file of its own; what the JVM, PocketMine and Bedrock write stands in no log of the Java edition. */
const alone =
  /^-{2,4} |^#|^\t|^ {2,}|^Description: |Crash Dump|^\d{4}-\d{2}-\d{2} \[|^NO LOG FILE|^\[\d{4}-\d{2}-\d{2} |^ - |^Error: |^More details/;

const samples = findings.flatMap(({ code, samples, only }) =>
  samples.filter(({ text }) => !alone.test(text)).map((sample, i) => ({ code, only, ...sample, name: `${code} ${i}` })),
);

describe.each(Object.entries(surroundings))("in the log of a %s", (where, { before, behind }) => {
  const kind = where === "launcher" ? "client" : where;
  const fitting = samples.filter(({ only }) => !only || only === kind);

  test.each(fitting.map((sample) => [sample.name, sample] as const))(
    "%s is found, and nothing is left open in its words",
    (_, sample) => {
      const text = [...before, sample.text, ...behind, ""].join("\n");
      const found = analyse(text).findings;
      const same = found
        .filter(({ code }) => code === sample.code)
        .map(({ parameters }) => parameterTexts(parameters, "en"));
      const wanted = parameterTexts(knownSlots(sample.parameters), "en");
      const isFitting = same.some((parameters) =>
        Object.entries(wanted).every(([name, value]) => Bun.deepEquals(parameters[name], value)),
      );
      if (!isFitting) expect(same).toContainEqual(expect.objectContaining(wanted));
      for (const finding of found) {
        for (const language of ["en", "zh-CN"] as const) {
          const { message, advice } = findingText(finding, language);
          const words = [message, ...advice].join("\n");
          expect(words).not.toMatch(/\{\w{1,40}\}|Java Java|\bnull \(|(?<![\w"'`?])\?(?![\w?])|undefined/);
          expect(advice.length).toBeGreaterThan(0);
        }
      }
    },
  );
});
