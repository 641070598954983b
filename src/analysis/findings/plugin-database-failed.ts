import { finding } from "../finding.ts";
import { earlierInEntry } from "./plugin-load-failed.ts";

const reasons =
  /Communications link failure|Access denied for user '[^'\n]{0,60}'|Unknown database '[^'\n]{1,60}'|\[SQLITE_(?:CORRUPT|BUSY|NOTADB|READONLY|CANTOPEN|FULL)\]/;

export default finding({
  code: "plugin-database-failed",
  severity: "error",
  confidence: 0.85,
  needles: [
    "Communications link failure",
    "Access denied for user '",
    "Unknown database '",
    "[SQLITE_CORRUPT]",
    "[SQLITE_BUSY]",
    "[SQLITE_NOTADB]",
    "[SQLITE_READONLY]",
    "[SQLITE_CANTOPEN]",
  ],
  pattern:
    /^[^\n<]{0,400}?(?:Communications link failure|Access denied for user '[^'\n]{0,60}'|Unknown database '[^'\n]{1,60}'|\[SQLITE_(?:CORRUPT|BUSY|NOTADB|READONLY|CANTOPEN)\])/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (reasons.test(before)) return null;
    return { reason: reasons.exec(match[0])![0] };
  },
  message: {
    en: "A plugin or mod could not use its database: {reason}.",
    "zh-CN": "某个插件或模组无法使用其数据库：{reason}。",
  },
  advice: {
    en: [
      "“Communications link failure”: check that the database runs and that host and port in the configuration are right and not blocked.",
      "“Access denied” or “Unknown database”: correct user, password and database name in the configuration, and give the user rights for this host.",
      "“SQLITE”: stop the server, put a backup of the .db file back if it is damaged, and make sure that no other program has it open and that it may be written.",
    ],
    "zh-CN": [
      "“Communications link failure”：检查数据库是否正在运行，配置中的主机和端口是否正确、是否被拦截。",
      "“Access denied” 或 “Unknown database”：更正配置中的用户名、密码和数据库名，并授权该用户从本机访问。",
      "“SQLITE”：关闭服务器；如 .db 文件已损坏请恢复备份，并确认没有其他程序占用该文件且文件可写。",
    ],
  },
  samples: [
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] cannot connect\ncom.mysql.jdbc.exceptions.jdbc4.CommunicationsException: Communications link failure\n\nThe last packet sent successfully to the server was 0 milliseconds ago.",
      parameters: { reason: "Communications link failure" },
    },
    {
      text: "[12:00:01] [Server thread/ERROR]: [Ledger] java.sql.SQLException: Access denied for user 'mc'@'localhost' (using password: YES)",
      parameters: { reason: "Access denied for user 'mc'" },
    },
  ],
  counterSamples: [
    "<Alex> Access denied for user 'mc'",
    "[12:00:01] [Server thread/INFO]: [Ledger] Connected to the database",
  ],
});
