import type { InEveryLanguage } from "./language.ts";

/** What is said to whoever shared a log: on the start page, and on the page of the log. */
const english = {
  removeAgain: "Remove it again",
  question: "Remove it for good?",
  consequence:
    "It disappears for everybody at once, with all files behind its link, even for those who have it. This cannot be undone.",
  confirm: "Remove for good",
  keep: "Keep it",
  removing: "Removing…",
  removed: "The log is removed.",
  goneBefore: "The log had been removed before.",
  /** Where no script runs. */
  removePageLink: "Did you share it? Remove it",
  removeTitle: "Remove a log",
  tokenLabel: "Token",
  tokenHint: "64 letters and digits, which came with the answer when the log was shared.",
  tokenKept:
    "This browser keeps the token of the log. Whoever has it can remove the log: note it if you may want to do that elsewhere, and do not share it.",
  backToLog: "Back to the log",
  failures: {
    refused: "The service does not accept this browser as the owner of the log.",
    busy: "The service cannot do this right now. Try again in a moment.",
    unreachable: "The service cannot be reached. Check your connection, then try again.",
  },
};

export type OwnerWords = typeof english;

const chinese: OwnerWords = {
  removeAgain: "删除",
  question: "永久删除？",
  consequence: "链接及其中的所有文件立即失效，有链接的人也无法再查看。此操作无法撤销。",
  confirm: "永久删除",
  keep: "保留",
  removing: "正在删除……",
  removed: "日志已删除。",
  goneBefore: "日志此前已被删除。",
  removePageLink: "是你分享的？删除这份日志",
  removeTitle: "删除日志",
  tokenLabel: "令牌",
  tokenHint: "64 位字母和数字，分享日志时随结果一起返回。",
  tokenKept: "此浏览器保存了这份日志的令牌。持有令牌即可删除日志：如需在其他设备上删除，请记下它，不要给别人。",
  backToLog: "返回日志",
  failures: {
    refused: "服务器不认可此浏览器是日志的分享者。",
    busy: "服务暂时无法处理，请稍后重试。",
    unreachable: "无法连接服务，请检查网络后重试。",
  },
};

export const ownerWords: InEveryLanguage<OwnerWords> = { en: english, "zh-CN": chinese };
