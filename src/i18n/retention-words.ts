import type { InEveryLanguage } from "./language.ts";

/** How long logs are kept, where that is not for good. */
interface Retention {
  days: number;
  from: "view" | "upload";
}

const english = {
  sentence: ({ days, from }: Retention) =>
    `Logs are removed ${counted(days)} after ${from === "view" ? "they were last viewed" : "they were shared"}.`,
  /** A date follows. */
  removedAt: "Will be removed ",
  short: ({ days, from }: Retention) =>
    `Removed ${counted(days)} after ${from === "view" ? "the last view" : "it was shared"}`,
};

type RetentionWords = typeof english;

const chinese: RetentionWords = {
  sentence: ({ days, from }) => `日志会在${from === "view" ? "最后一次浏览" : "分享"} ${days} 天后自动删除。`,
  removedAt: "自动删除时间：",
  short: ({ days, from }) => `${from === "view" ? "最后一次浏览" : "分享"} ${days} 天后自动删除`,
};

function counted(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

export const retentionWords: InEveryLanguage<RetentionWords> = { en: english, "zh-CN": chinese };
