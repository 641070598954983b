import { finding } from "../finding.ts";

export default finding({
  code: "plugin-file-corrupt",
  severity: "error",
  confidence: 0.9,
  needles: ["DirectoryProviderSource] Error loading plugin: "],
  // Paper does not name the file here.
  pattern:
    /^[^\n<]{0,250}?DirectoryProviderSource\] Error loading plugin: (?:zip END header not found|zip file is empty|error in opening zip file|invalid [^\n']{1,60}header|[^\n']{0,80}ZipException)/,
  message: {
    en: "A file in the plugins folder is damaged or no plugin at all, and could not be opened.",
    "zh-CN": "plugins 文件夹中有文件已损坏或并非插件，无法打开。",
  },
  advice: {
    en: [
      "Look in the plugins folder for .jar files that are very small or 0 bytes large (often a saved web page or a broken upload), and download them again from the official page.",
      "If you use FTP, upload plugins in binary mode.",
      "To find the file, take half of the plugins away at a time and restart.",
    ],
    "zh-CN": [
      "在 plugins 文件夹中查找体积异常小或为 0 字节的 .jar 文件（常见于误存的网页或上传失败），并从官方页面重新下载。",
      "如果使用 FTP，请以二进制模式上传插件。",
      "若难以确定，可每次移走一半插件并重启，逐步排查。",
    ],
  },
  samples: [
    {
      text: "[12:00:11] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: zip END header not found\njava.util.zip.ZipException: zip END header not found",
      parameters: {},
    },
    {
      text: "[12:00:11 ERROR]: [DirectoryProviderSource] Error loading plugin: zip file is empty\njava.util.zip.ZipException: zip file is empty",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> [DirectoryProviderSource] Error loading plugin: zip file is empty",
    "[12:00:11] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: Directory 'plugins/a.jar' failed to load!",
  ],
});
