import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "file-permission",
  severity: "error",
  confidence: 0.9,
  needles: [
    "java.nio.file.AccessDeniedException: ",
    "java.io.FileNotFoundException: ",
    ": Read-only file system",
    "java.io.IOException: Permission denied",
    "java.nio.file.ReadOnlyFileSystemException",
  ],
  pattern:
    /^[^\n<]{0,300}(?:java\.nio\.file\.AccessDeniedException: ([^\n\r]{1,400})|java\.io\.FileNotFoundException: ([^\n\r]{1,400}?) ?\((?:Permission denied|Access is denied\.?|拒绝访问。?|Keine Berechtigung|Zugriff verweigert|Отказано в доступе|Read-only file system)\)|java\.[\w.]{1,60}: ([^\n\r:]{1,300}): Read-only file system|java\.io\.IOException: (Permission denied)|java\.nio\.file\.(ReadOnlyFileSystem)Exception)/,
  parameters: (match, place) => {
    const said = match[1] ?? match[2] ?? match[3];
    if (["AccessDeniedException: ", "(Permission denied)", "(Access is denied)"].some((one) => isRepeated(place, one)))
      return null;
    // `a -> b: reason`
    return {
      file: (said ?? "?")
        .replace(/ -> [^\n]{1,400}$/, "")
        .replace(/: (?:Operation not permitted|Access is denied\.?)$/, "")
        .trim(),
    };
  },
  message: {
    en: "The game or server is not allowed to read or write a file: {file}.",
    "zh-CN": "游戏或服务器没有读写文件的权限：{file}。",
  },
  advice: {
    en: [
      "Give the user who runs the game or server the right to read and write {file} and its folder (on Linux: chown and chmod; in a panel: fix permissions).",
      "Close programs that hold the file (another server, a backup, an antivirus), and see that it is not read-only.",
      "Do not keep the game folder in a protected place such as Program Files or a synchronised cloud folder.",
    ],
    "zh-CN": [
      "让运行游戏或服务器的用户拥有 {file} 及其文件夹的读写权限（Linux 用 chown、chmod；面板中可修复权限）。",
      "关闭占用该文件的程序（另一个服务器、备份、杀毒软件），并确认它不是只读。",
      "不要把游戏目录放在 Program Files 等受保护位置或云同步文件夹中。",
    ],
  },
  samples: [
    { text: "java.nio.file.AccessDeniedException: ./world/session.lock", parameters: { file: "./world/session.lock" } },
    {
      text: "java.io.FileNotFoundException: /srv/mc/server.properties (Permission denied)",
      parameters: { file: "/srv/mc/server.properties" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Failed to store properties to file: server.properties\njava.nio.file.AccessDeniedException: server.properties",
      parameters: { file: "server.properties" },
    },
  ],
  counterSamples: [
    "java.io.FileNotFoundException: config/a.cfg (No such file or directory)",
    "[10:00:00] [Server thread/INFO]: <Alex> java.nio.file.AccessDeniedException: x",
  ],
});
