import { finding } from "../../model/finding.ts";

export default finding({
  code: "server-reloaded",
  severity: "notice",
  // What the plugins of before have left behind, or cannot find any more.
  severityAt: (_, place) =>
    ["OverlappingFileLockException", "zip file closed", "NoClassDefFoundError: "].some((one) => place.mentions(one))
      ? "error"
      : place.mentions("while having Paper plugins installed")
        ? "warning"
        : undefined,
  confidence: 0.9,
  needles: [
    "Please note that this command is not supported and may cause issues when using some plugins.",
    "You are reloading while having Paper plugins installed on your server.",
    "cn.nukkit.Server.reload(",
    ".CraftServer.reload(",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Please note that this command is not supported and may cause issues when using some plugins\.|You are reloading while having Paper plugins installed|at (?:cn\.nukkit\.Server|org\.bukkit\.craftbukkit\.(?:v\w{1,20}\.)?CraftServer)\.reload\()/,
});
