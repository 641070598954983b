import type { InEveryLanguage } from "./language.ts";

/** What the script of a log's page says. */
const english = {
  log: "The log",
  noLines: "No line is shown. Change the filters, or show everything.",
  frames: (count: string) => `${count} more frames`,
  repeated: (times: string) => `repeated, ${times} times in all`,
  matchOf: (current: string, all: string) => `${current} of ${all}`,
  /** Before the reader goes to one of them. */
  matches: (all: string, plural: boolean) => (plural ? `${all} matches` : `${all} match`),
  noMatch: "No match",
  searchInvalid: "Not a valid pattern",
  searchTooSlow: "This pattern takes too long",
  moreNames: (count: string) => `and ${count} more`,
  loadFailed: "The whole log could not be loaded. Check the connection and reload the page.",
  selectedLine: (line: number) => `Line ${line}`,
  selectedLines: (from: number, to: number) => `Lines ${from}–${to}`,
  copyLineLink: "Copy link to these lines",
  printedPart: (shown: string, all: string) =>
    `This print has the first ${shown} of ${all} lines. The whole log is at the address above.`,
  shortcuts: {
    search: "Search",
    nextMatch: "Next and previous match",
    goToLine: "Go to a line",
    nextError: "Next and previous error",
    nextFinding: "Next and previous finding",
    levels: "Errors, warnings, information, debug on and off",
    onlyMatches: "Only lines that match",
    wrap: "Wrap lines",
    fold: "Fold traces and repetitions",
    textSize: "Smaller and larger text",
    fullWidth: "Full width",
    clear: "Show everything",
    copyLink: "Copy the link to what you see",
    topAndEnd: "To the beginning and the end",
    selectAll: "Select the whole log",
    share: "Share",
    help: "Show this list",
  },
};

export type ViewerWords = typeof english;

const chinese: ViewerWords = {
  log: "日志正文",
  noLines: "没有可显示的行。请更改筛选条件，或显示全部。",
  frames: (count) => `还有 ${count} 个堆栈行`,
  repeated: (times) => `重复，共 ${times} 次`,
  matchOf: (current, all) => `${current} / ${all}`,
  matches: (all) => `${all} 处匹配`,
  noMatch: "没有匹配",
  searchInvalid: "表达式无效",
  searchTooSlow: "此表达式耗时过长",
  moreNames: (count) => `还有 ${count} 个`,
  loadFailed: "无法加载完整日志。请检查网络后重新加载页面。",
  selectedLine: (line) => `第 ${line} 行`,
  selectedLines: (from, to) => `第 ${from}–${to} 行`,
  copyLineLink: "复制所选行的链接",
  printedPart: (shown, all) => `共 ${all} 行，此处打印前 ${shown} 行。完整日志请见上方地址。`,
  shortcuts: {
    search: "搜索",
    nextMatch: "下一处、上一处匹配",
    goToLine: "跳转到行",
    nextError: "下一个、上一个错误",
    nextFinding: "下一个、上一个问题",
    levels: "显示或隐藏错误、警告、信息、调试",
    onlyMatches: "只显示匹配的行",
    wrap: "自动换行",
    fold: "折叠堆栈与重复内容",
    textSize: "缩小、放大文字",
    fullWidth: "占满宽度",
    clear: "显示全部",
    copyLink: "复制当前视图的链接",
    topAndEnd: "到开头、到结尾",
    selectAll: "全选日志",
    share: "分享",
    help: "显示快捷键列表",
  },
};

export const viewerWords: InEveryLanguage<ViewerWords> = { en: english, "zh-CN": chinese };
