import { type Finding, fill } from "./finding.ts";
import type { Language, Parameters } from "./model.ts";

/** The texts of a finding that no pattern finds: `root-cause.ts` computes them. */
export type ComputedFinding = Pick<Finding, "code" | "severity" | "message" | "advice">;

/** `suspect` is empty where nobody is suspected: `adviceFor` then leaves out the piece that names it. */
export const crashUnknown: ComputedFinding = {
  code: "crash-unknown",
  severity: "fatal",
  message: {
    en: "It crashed. The root cause is {exception}.",
    "zh-CN": "发生崩溃，根本原因是 {exception}。",
  },
  advice: {
    en: [
      "The most likely culprit is {suspect}. Update it; if that does not help, remove it and see whether the crash is gone.",
      "If you added or updated mods or plugins, or changed their settings, before it first crashed, undo that.",
      "If the crash stays, show this log to the authors of what the stack trace names.",
    ],
    "zh-CN": [
      "最可能的原因是 {suspect}。请先更新它；如果无效，将其移除后再看是否仍然崩溃。",
      "如果在首次崩溃之前添加或更新过模组或插件，或者改动过它们的设置，请先撤销这些改动。",
      "如果仍然崩溃，请把这份日志发给堆栈信息中提到的模组或插件的作者。",
    ],
  },
};

export const modSuspect: ComputedFinding = {
  code: "mod-suspect",
  severity: "warning",
  message: {
    en: "The code that failed seems to be from {mod} (seen in {evidence}).",
    "zh-CN": "出错的代码似乎来自 {mod}（依据：{evidence}）。",
  },
  advice: {
    en: [
      "Update {mod} to the newest version for your version of Minecraft.",
      "If it still fails, remove {mod} and try again; if that helps, report this log to its authors.",
    ],
    "zh-CN": [
      "将 {mod} 更新到与当前 Minecraft 版本匹配的最新版本。",
      "如果仍然出错，移除 {mod} 后重试；如果问题消失，请把这份日志反馈给它的作者。",
    ],
  },
};

export const computedFindings: readonly ComputedFinding[] = [crashUnknown, modSuspect];

/** The advice with its parameters in place, without the pieces that name one that is empty or missing. */
export function adviceFor(finding: Pick<Finding, "advice">, parameters: Parameters, language: Language): string[] {
  return finding.advice[language]
    .filter((piece) => !(piece.match(/\{\w{1,40}\}/g) ?? []).some((name) => isEmpty(parameters[name.slice(1, -1)])))
    .map((piece) => fill(piece, parameters, language));
}

function isEmpty(value: string | string[] | undefined): boolean {
  return value === undefined || value.length === 0;
}
