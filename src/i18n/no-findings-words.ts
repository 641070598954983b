import type { InEveryLanguage } from "./language.ts";

/** Where no problem was recognised: on the page of a log, in what chats show of it, and in its summaries. */
const english = {
  none: "No known problem was found in this log.",
  unexplained: (n: string, plural: boolean) =>
    plural
      ? `None of the ${n} errors in this log is a known problem.`
      : "The error in this log is not a known problem.",
};

type NoFindingsWords = typeof english;

const chinese: NoFindingsWords = {
  none: "未在此日志中发现已知问题。",
  unexplained: (n) => `此日志有 ${n} 个错误，均不属于已知问题。`,
};

export const noFindingsWords: InEveryLanguage<NoFindingsWords> = { en: english, "zh-CN": chinese };
