import { finding } from "../../model/finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-folia-unsupported",
  severity: "error",
  joins: ["plugin"],
  confidence: 1,
  pattern:
    /^[^\n<]{0,200}?(?:Plugin ([^\n]{1,120}?) is not marked as supporting regioni[sz]ed multithreading|Could not load plugin '([^'\n]{1,140})' as it is not marked as supporting Folia|java\.lang\.UnsupportedOperationException[^\n]{0,20}\n\s{0,8}at org\.bukkit\.craftbukkit\.(?:v\w{1,20}\.)?scheduler\.CraftScheduler\.)/,
  // Without a name: it asked for the one scheduler that Folia does not have.
  parameters: (match) => ({ plugin: withoutVersion(match[1] ?? match[2] ?? "") }),
});
