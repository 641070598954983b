/** Every word on a page, in every language. The type makes a missing one an error. */
const english = {
  title: "Lectern: share a Minecraft log",
  tagline: "Paste a Minecraft log, get a link.",
  intro: "Whoever has the link can read the log. Nobody else can guess it.",
  contentLabel: "Log",
  contentPlaceholder: "Paste the content of latest.log or a crash report here",
  fileLabel: "or choose a file (.log, .txt, .log.gz)",
  nameLabel: "Name (optional)",
  share: "Share",
  keptForGood:
    "Logs are kept for good and cannot be changed or taken back. Remove passwords, tokens and addresses before you share.",
  forTools: "For tools: one request shares a log.",
  unnamed: "Log",
  created: "Shared",
  views: "Views",
  uniqueViews: "Viewers",
  size: "Size",
  lines: "Lines",
  raw: "Raw text",
  download: "Download",
  shareAnother: "Share a log",
  onlyBeginning: (shown: string, all: string) => `The first ${shown} of ${all} lines.`,
  wholeLog: "See the whole log",
  errorTitle: (status: number) => `Error ${status}`,
  home: "Back to the start",
};

export type Words = typeof english;

const chinese: Words = {
  title: "Lectern：分享 Minecraft 日志",
  tagline: "粘贴 Minecraft 日志，获取链接。",
  intro: "拥有链接的人都可以阅读日志，其他人无法猜到链接。",
  contentLabel: "日志",
  contentPlaceholder: "在此粘贴 latest.log 或崩溃报告的内容",
  fileLabel: "或选择文件（.log、.txt、.log.gz）",
  nameLabel: "名称（可选）",
  share: "分享",
  keptForGood: "日志会永久保存，无法更改或撤回。分享前请删除密码、令牌和地址。",
  forTools: "供工具使用：一个请求即可分享日志。",
  unnamed: "日志",
  created: "分享时间",
  views: "浏览次数",
  uniqueViews: "浏览人数",
  size: "大小",
  lines: "行数",
  raw: "纯文本",
  download: "下载",
  shareAnother: "分享日志",
  onlyBeginning: (shown, all) => `共 ${all} 行，显示前 ${shown} 行。`,
  wholeLog: "查看完整日志",
  errorTitle: (status) => `错误 ${status}`,
  home: "返回首页",
};

export const languages = { en: english, "zh-CN": chinese } satisfies Record<string, Words>;
export type Language = keyof typeof languages;

/** The first language in `Accept-Language`, by weight, that there are words for. */
export function chooseLanguage(header: string | null): Language {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((item) => {
      const [tag = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, weight: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    if (tag === "zh" || tag.startsWith("zh-")) return "zh-CN";
    if (tag === "en" || tag.startsWith("en-")) return "en";
  }
  return "en";
}
