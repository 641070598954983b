import type { InEveryLanguage } from "./language.ts";

/** The first screen of a log: what it is of, what is wrong, and what can be done. */
const english = {
  factsOf: "What it ran on",
  memory: (amount: string) => `${amount} of memory`,
  runs: (n: string) => `${n} runs, this is the last`,
  /** Whether the log is whole, by what the analysis says. */
  completeness: {
    complete: "complete",
    "beginning-missing": "beginning is missing",
    "stops-during-start": "stops during the start",
    "stops-without-end": "stops without an end",
    // How many there are is a fact of its own.
    "several-runs": "complete",
  },
  /** Above the card where nothing is wrong. */
  howItWent: "How it went",
  goToCause: "Go to the cause",
  moreOnThis: "More on this",
  moreSteps: (n: string, plural: boolean) => (plural ? `${n} more things to try` : "1 more thing to try"),
  places: "Where in the log",
  follows: (n: string, plural: boolean) => (plural ? `Follows from it: ${n} problems` : "Follows from it: 1 problem"),
  alike: (n: string, plural: boolean) => (plural ? `${n} more like this` : "1 more like this"),
  otherProblems: "Other problems",
  notes: (n: string, plural: boolean) => (plural ? `${n} notes` : "1 note"),
  ranFor: (duration: string) => `It ran for ${duration} and shows no known problem.`,
  thrownAt: (place: string) => `at ${place}`,
  /** Before the names of other sites. */
  links: { search: (name: string) => `Look for ${name} on`, issues: (name: string) => `Tell the authors of ${name}:` },
  copyForChat: "Copy for chat",
  more: "More",
  /** Of a file that is shared with others and is not of their run. */
  ofOtherRun: (file: string) => `Another run: ${file}`,
};

export type DiagnosisWords = typeof english;

const chinese: DiagnosisWords = {
  factsOf: "运行环境",
  memory: (amount) => `内存 ${amount}`,
  runs: (n) => `含 ${n} 次运行，以最后一次为准`,
  completeness: {
    complete: "日志完整",
    "beginning-missing": "缺少开头",
    "stops-during-start": "启动途中中断",
    "stops-without-end": "没有结尾",
    "several-runs": "日志完整",
  },
  howItWent: "运行情况",
  goToCause: "查看出错位置",
  moreOnThis: "详细说明",
  moreSteps: (n) => `还有 ${n} 个办法可以试试`,
  places: "所在位置",
  follows: (n) => `由此引起：${n} 个问题`,
  alike: (n) => `还有 ${n} 项同类问题`,
  otherProblems: "其他问题",
  notes: (n) => `${n} 条提示`,
  ranFor: (duration) => `运行了 ${duration}，未发现已知问题。`,
  thrownAt: (place) => `位于 ${place}`,
  links: { search: (name) => `查找 ${name}：`, issues: (name) => `向 ${name} 的作者反馈：` },
  copyForChat: "复制到 QQ/微信群",
  more: "更多",
  ofOtherRun: (file) => `另一次运行：${file}`,
};

export const diagnosisWords: InEveryLanguage<DiagnosisWords> = { en: english, "zh-CN": chinese };
