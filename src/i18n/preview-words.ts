import type { InEveryLanguage } from "./language.ts";

/** The picture that chats show of a link. */
const english = {
  severity: { fatal: "Fatal", error: "Error", warning: "Warning", notice: "Note" },
  analysed: "Analysed",
  errors: (isOne: boolean): string => (isOne ? "error" : "errors"),
  warnings: (isOne: boolean): string => (isOne ? "warning" : "warnings"),
  lines: (isOne: boolean): string => (isOne ? "line" : "lines"),
};

type PreviewWords = typeof english;

const chinese: PreviewWords = {
  severity: { fatal: "致命", error: "错误", warning: "警告", notice: "提示" },
  analysed: "已分析",
  errors: () => "个错误",
  warnings: () => "个警告",
  lines: () => "行",
};

export const previewWords: InEveryLanguage<PreviewWords> = { en: english, "zh-CN": chinese };
