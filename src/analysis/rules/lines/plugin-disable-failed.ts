import { finding } from "../../model/finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-disable-failed",
  severity: "warning",
  joins: ["cause"],
  role: "general",
  pattern:
    /^[^\n<]{0,250}?(?:Error occurred (?:\(in the plugin loader\) )?while disabling ([^\n\r]{1,160})|Exception disabling plugin ([^\s]{1,100})|Couldn't pass ProxyShutdownEvent to ([^\s]{1,100}))/,
  parameters: (match) => ({
    plugin: withoutVersion(match.slice(1).find(Boolean)!.split(" (Is it up to date?)", 1)[0]!),
  }),
  causedBy: [
    "plugin-enable-failed",
    // Whatever keeps a server from starting disables plugins that were never enabled.
    "port-in-use",
    "bind-failed",
    "world-session-lock",
    "world-newer-version",
    "world-level-dat-corrupt",
    "config-newer-version",
    "datapack-failed",
    "disk-full",
    "out-of-memory",
    "watchdog-stall",
  ],
});
