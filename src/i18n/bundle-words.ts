import type { InEveryLanguage } from "./language.ts";

/** What the page of several files has beside that of one. */
const english = {
  verdict: "All files together",
  skipToFiles: "Skip to the files",
  files: "Files",
  notExplained: "The files could not be explained together right now. Reload the page in a moment.",
  noProblem: "No known problem was found in these files.",
  /** Where others are of another run, and may have problems of their own. */
  noProblemOfRun: "No known problem was found in the files that belong together.",
  proof: "What proves it",
  place: (file: string, line: string) => `${file}, line ${line}`,
  kinds: {
    "crash-report": "Crash report",
    "network-protocol-error-report": "Network error report",
    "jvm-crash": "Java crash",
    log: "Log",
    "debug-log": "Debug log",
    "launcher-log": "Launcher",
    other: "Text",
  },
  removed: "Removed",
  zip: "All files as a zip",
  timeline: "All files over time",
  timelineRow: (file: string, from: string, to: string) => `${file}: ${from} to ${to}`,
  noTimes: "has no times",
  untimed: (file: string) => `${file}: has no times`,
  /** Of what chats show. */
  fileCount: (n: string) => `${n} files`,
  colon: ": ",
  comma: ", ",
  moreFindings: (n: string) => `${n} more in the files`,
  summary: "Summary of all files",
};

export type BundleWords = typeof english;

const chinese: BundleWords = {
  verdict: "综合所有文件",
  skipToFiles: "跳到文件列表",
  files: "文件",
  notExplained: "暂时无法综合分析这些文件。请稍后重新加载页面。",
  noProblem: "这些文件中未发现已知问题。",
  noProblemOfRun: "同一次运行的文件中未发现已知问题。",
  proof: "依据",
  place: (file, line) => `${file} 第 ${line} 行`,
  kinds: {
    "crash-report": "崩溃报告",
    "network-protocol-error-report": "网络错误报告",
    "jvm-crash": "Java 虚拟机崩溃",
    log: "日志",
    "debug-log": "调试日志",
    "launcher-log": "启动器",
    other: "文本",
  },
  removed: "已删除",
  zip: "打包下载所有文件",
  timeline: "所有文件的时间线",
  timelineRow: (file, from, to) => `${file}：${from} 至 ${to}`,
  noTimes: "没有时间",
  untimed: (file) => `${file}：没有时间`,
  fileCount: (n) => `${n} 个文件`,
  colon: "：",
  comma: "、",
  moreFindings: (n) => `文件中还有 ${n} 项`,
  summary: "所有文件的摘要",
};

export const bundleWords: InEveryLanguage<BundleWords> = { en: english, "zh-CN": chinese };
