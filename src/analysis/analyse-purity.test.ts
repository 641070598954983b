import { expect, test } from "bun:test";
import { findings, formatSamples, wholeLogFindings } from "../../tests/support/rule-samples.ts";
import { indexLog } from "../line-index/index-log.ts";
import { packIndex } from "../line-index/packed-index.ts";
import { analyse } from "./analyse.ts";
import type { Analysis } from "./model/analysis.ts";
import { Lines } from "./text/lines.ts";

/** Logs that differ in everything that could be left over: software, threads, exceptions, chat, colours, mods. */
const textsOf = (list: readonly { samples: readonly { text: string }[] }[]) =>
  list.flatMap(({ samples }) => samples.map(({ text }) => text));
const formats = [...(await formatSamples()).values()].flat().map(({ text }) => text);
const optiFine = [
  "[10:00:00] [Render thread/FATAL]: Reported exception thrown!",
  "java.lang.NullPointerException: Rendering entity",
  "\tat net.minecraft.client.renderer.Model.render(Model.java:1) {re:classloading,xf:OptiFine:default}",
  "\tat com.example.beasts.BeastRenderer.render(BeastRenderer.java:2)",
].join("\n");
const logs: Record<string, string> = {
  "lines of servers": textsOf(findings).slice(0, 60).join("\n"),
  "other lines": textsOf(findings).slice(-60).join("\n"),
  "whole logs": textsOf(wholeLogFindings).join("\n"),
  "every software": formats.join("\n"),
  "one software": formats[0]!,
  "frames of OptiFine": optiFine,
  "coloured lines": "\u001b[33m[10:00:00 WARN]: §cCannot keep up!\u001b[0m\n[10:00:01] [Worker-1/ERROR]: failed\n",
  nothing: "",
};
const names = Object.keys(logs);

function resultOf(text: string): string {
  return JSON.stringify([analyse(text), [...packIndex(indexLog(new Lines(text)))]]);
}

const first = new Map(names.map((name) => [name, resultOf(logs[name]!)]));

test("the logs say different things", () => {
  expect(new Set(first.values()).size).toBe(names.length);
});

test.each(names)("%s: the analysis is the same behind every other one", (name) => {
  for (const other of names) {
    resultOf(logs[other]!);
    expect(resultOf(logs[name]!)).toBe(first.get(name)!);
  }
});

test.each(names)("%s: the analysis is the same around every other one", (name) => {
  const { ruleSet: _, ...alone } = analyse(logs[name]!);
  for (const other of names) {
    let inner: Analysis | null = null;
    const find = () => {
      inner = analyse(logs[other]!);
      return [];
    };
    const { ruleSet: _, ...outer } = analyse(logs[name]!, { version: "1", find });
    expect(outer).toEqual(alone);
    expect(inner as unknown).toEqual(analyse(logs[other]!));
  }
});

test("no analysis has the marks that rules put on frames", () => {
  expect(analyse(optiFine).exceptions).toHaveLength(1);
  expect(JSON.stringify(analyse(optiFine))).not.toContain("isReplacedByOptiFine");
});
