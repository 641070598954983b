import type { InEveryLanguage } from "./language.ts";

/** The start page, as the server writes it. */
const english = {
  title: (site: string) => `${site}: share a Minecraft log`,
  tagline: "Paste a Minecraft log, get a link.",
  intro: (site: string) =>
    `${site} keeps the log, shows it well, and says what went wrong. Only those who have the link can read it.`,
  /** Below the page: what it is. `software` is the name of the program, which may differ from that of the site. */
  about: (software: string) => `${software}, free software to share Minecraft logs`,
  nobodySays: "The operator of this site has not given a name.",
  example: "Try it with an example",
  contentLabel: "Log",
  contentPlaceholder: "Paste the content of latest.log or a crash report here",
  fileLabel: "or choose a file (.log, .txt, .gz)",
  browse: "Choose files",
  nameLabel: "Name (optional)",
  redactLabel: "Mask private data: addresses, user names, tokens, passwords",
  share: "Share",
  keptForGood: "Logs are kept for good and cannot be changed.",
  /** Only with the script of the page, which keeps the tokens. */
  removable: "You can remove what you share from this browser.",
  sizeLimit: (size: string) => `Up to ${size} per log.`,
  myLogs: "My logs",
  whereTitle: "Where do I find the log?",
  where: {
    game: { what: "The game", how: "in the folder of the game; the last start is always in:" },
    server: { what: "A server", how: "in the folder of the server, or under “Files” of its panel:" },
    crash: { what: "A crash", how: "the newest file beside the logs, in:" },
    older: { what: "Older logs", how: "are packed files in the same folder. Share them as they are:" },
    launchers: {
      what: "Launchers",
      how: "have a button for the folder: Prism Launcher and MultiMC “Folder”, CurseForge and Modrinth “Open folder”, the official launcher a folder beside each installation.",
    },
  },
  gameFolders: "The folder of the game",
  toolsTitle: "For tools and scripts",
  forTools: "One request shares a log and answers with its link:",
};

export type HomeWords = typeof english;

const chinese: HomeWords = {
  title: (site) => `${site}：分享 Minecraft 日志`,
  tagline: "粘贴日志，获取分享链接",
  intro: () => `上传后得到链接，并自动分析报错原因。只有知道链接的人才能查看。`,
  about: (software) => `${software}：分享 Minecraft 日志的自由软件`,
  nobodySays: "本站管理员未留下名称。",
  example: "用示例试试",
  contentLabel: "日志",
  contentPlaceholder: "在此粘贴 latest.log 或崩溃报告的内容",
  fileLabel: "或选择文件（.log、.txt、.gz）",
  browse: "选择文件",
  nameLabel: "名称（可选）",
  redactLabel: "遮盖隐私信息：地址、用户名、令牌、密码",
  share: "分享",
  keptForGood: "日志会永久保存，分享后无法修改。",
  removable: "从此浏览器分享的日志，可以随时删除。",
  sizeLimit: (size) => `每份日志最大 ${size}。`,
  myLogs: "我的日志",
  whereTitle: "日志在哪里？",
  where: {
    game: { what: "游戏", how: "在游戏文件夹中，最近一次启动的日志总是：" },
    server: { what: "服务器", how: "在服务器文件夹中，或面板的“文件”里：" },
    crash: { what: "崩溃", how: "崩溃报告在与 logs 同级的文件夹中，取最新一份：" },
    older: { what: "更早的日志", how: "是同一文件夹中的压缩文件，可直接分享：" },
    launchers: {
      what: "启动器",
      how: "都有打开文件夹的按钮：HMCL 与 PCL 在版本设置中，Prism Launcher 与 MultiMC 为“文件夹”，CurseForge 与 Modrinth 为“打开文件夹”，官方启动器在每个配置旁边。",
    },
  },
  gameFolders: "游戏文件夹",
  toolsTitle: "用命令行上传",
  forTools: "一个请求即可分享日志并得到链接：",
};

export const homeWords: InEveryLanguage<HomeWords> = { en: english, "zh-CN": chinese };
