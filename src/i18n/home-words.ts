import type { InEveryLanguage } from "./language.ts";

/** The start page, as the server writes it. */
const english = {
  title: (site: string) => `${site}: share a Minecraft log`,
  tagline: "Paste a Minecraft log, get a link.",
  intro:
    "See the cause and the fix. What is private is hidden before anything is sent, and only those who have the link can read the log.",
  /** Below the page: what it is. `software` is the name of the program, which may differ from that of the site. */
  about: (software: string) => `${software}, free software to share Minecraft logs`,
  nobodySays: "The operator of this site has not given a name.",
  example: "Look at an example.",
  contentLabel: "Log",
  contentPlaceholder: "Paste the content of latest.log or a crash report here",
  fileLabel: "or choose files (.log, .txt, .gz, .zip)",
  browse: "Choose files",
  browseFolder: "Choose a folder",
  nameLabel: "Name (optional)",
  redactLabel: "Hide private data: addresses, user names, tokens, passwords",
  share: "Share",
  keptForGood: "Logs are kept for good and cannot be changed.",
  /** Only with the script of the page, which keeps the tokens. */
  removable: "You can remove what you share from this browser.",
  sizeLimit: (size: string) => `Up to ${size} per log.`,
  myLogs: "My logs",
  whereTitle: "Where do I find the log?",
  where: {
    /** In a path: the name that somebody gave to an instance or a version. */
    instance: "<name>",
    besideLauncher: "in the folder of the launcher:",
    panels: [
      {
        what: "Server panels",
        how: "Pterodactyl, Crafty and MCSManager show the server's folder under “Files”; Aternos has a page “Log”.",
      },
      {
        what: "A button for the folder",
        how: "Prism Launcher and MultiMC: “Folder”. CurseForge and Modrinth App: “Open folder”. The official launcher: the folder beside each installation.",
      },
    ],
    server: { what: "A server", how: "in the folder of the server:" },
    crash: { what: "A crash", how: "the newest file in the folder beside “logs”:" },
    older: { what: "Older logs", how: "are packed files in the same folder. Share them as they are:" },
    exported: {
      what: "A .zip from HMCL or PCL",
      how: "Share it as it is: the logs in it are found, and what is private is hidden:",
      files: ["游戏崩溃前的输出.txt", "latest.log", "crash-*.txt"],
    },
  },
  toolsTitle: "For tools and scripts",
  forTools: "One request shares a log and answers with its link:",
};

export type HomeWords = typeof english;

const chinese: HomeWords = {
  title: (site) => `${site}：分享 Minecraft 日志`,
  tagline: "粘贴日志，获取分享链接",
  intro: "自动找出原因和解决办法。隐私信息在上传前就会隐藏，只有知道链接的人才能查看。",
  about: (software) => `${software}：分享 Minecraft 日志的自由软件`,
  nobodySays: "本站管理员未留下名称。",
  example: "查看示例",
  contentLabel: "日志",
  contentPlaceholder: "在此粘贴 latest.log 或崩溃报告的内容",
  fileLabel: "或选择文件（.log、.txt、.gz、.zip）",
  browse: "选择文件",
  browseFolder: "选择文件夹",
  nameLabel: "名称（可选）",
  redactLabel: "遮盖隐私信息：地址、用户名、令牌、密码",
  share: "分享",
  keptForGood: "日志会永久保存，分享后无法修改。",
  removable: "从此浏览器分享的日志，可以随时删除。",
  sizeLimit: (size) => `每份日志最大 ${size}。`,
  myLogs: "我的日志",
  whereTitle: "日志在哪里？",
  where: {
    instance: "<版本名>",
    besideLauncher: "启动器所在文件夹中的",
    panels: [
      {
        what: "面板服",
        how: "MCSManager、翼龙面板（Pterodactyl）和 Crafty 的“文件”页可打开服务端文件夹；Aternos 有“日志”页。",
      },
      {
        what: "打开文件夹的按钮",
        how: "HMCL 和 PCL 在版本管理或版本设置中；Prism Launcher 和 MultiMC 为“文件夹”；CurseForge 和 Modrinth App 为“打开文件夹”。",
      },
    ],
    server: { what: "服务端", how: "在服务端文件夹中：" },
    crash: { what: "崩溃报告", how: "在与 logs 同级的文件夹中，取最新一份：" },
    older: { what: "更早的日志", how: "是同一文件夹中的压缩文件，可直接分享：" },
    exported: {
      what: "HMCL、PCL 导出的 .zip",
      how: "PCL“导出错误报告”和 HMCL“导出游戏崩溃信息”得到的 .zip 可直接分享。会自动找出其中的日志，并遮盖隐私信息：",
      files: ["游戏崩溃前的输出.txt", "latest.log", "crash-*.txt"],
    },
  },
  toolsTitle: "用命令行上传",
  forTools: "一个请求即可分享日志并得到链接：",
};

export const homeWords: InEveryLanguage<HomeWords> = { en: english, "zh-CN": chinese };
