import { finding } from "../finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-disable-failed",
  severity: "warning",
  joins: ["cause"],
  role: "general",
  needles: [" while disabling ", "Exception disabling plugin ", "Couldn't pass ProxyShutdownEvent to "],
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
  samples: [
    {
      text: "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1 (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.FishTank.onDisable(FishTank.java:40)",
      parameters: { culprit: "example", plugin: "FishTank" },
    },
    {
      // Paper since 1.21 asks no longer.
      text: "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1\njava.lang.NullPointerException\n\tat org.example.FishTank.onDisable(FishTank.java:40)",
      parameters: { culprit: "example", plugin: "FishTank" },
    },
    {
      text: "14:20:00 [SEVERE] Exception disabling plugin HubTools\njava.lang.NullPointerException",
      parameters: { plugin: "HubTools" },
    },
  ],
  counterSamples: [
    "[14:20:00] [Server thread/INFO]: [FishTank] Disabling FishTank v3.1",
    "<Alex> Error occurred while disabling FishTank v3.1 (Is it up to date?)",
  ],
});
