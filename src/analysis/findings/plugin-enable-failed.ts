import { finding } from "../finding.ts";
import { hasOwnFinding, withoutVersion } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-enable-failed",
  severity: "error",
  joins: ["cause"],
  role: "general",
  needles: [
    " while enabling ",
    "Exception encountered when loading plugin: ",
    "Error enabling plugin ",
    "Couldn't pass ProxyInitializeEvent to ",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Error occurred (?:\(in the plugin loader\) )?while enabling ([^\n]{1,150}?) \(Is it up to date\?\)|Exception encountered when loading plugin: ([^\s]{1,100})|Error enabling plugin ([^\s]{1,100})|Couldn't pass ProxyInitializeEvent to ([^\s]{1,100}))/,
  parameters(match, place) {
    if ((match[1] || match[3]) && hasOwnFinding(place.text)) return null;
    return { plugin: withoutVersion(match.slice(1).find(Boolean)!) };
  },
  samples: [
    {
      text: "[14:20:00] [Server thread/ERROR]: Error occurred while enabling FishTank v3.1-SNAPSHOT (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.FishTank.onEnable(FishTank.java:20)",
      parameters: { culprit: "example", plugin: "FishTank" },
    },
    {
      text: "2013-01-02 14:20:00 [SEVERE] Error occurred while enabling Wool Works v1 (Is it up to date?): null",
      parameters: { plugin: "Wool Works" },
    },
    {
      text: "14:20:00 [WARNING] Exception encountered when loading plugin: HubTools\njava.lang.NoSuchMethodError: foo",
      codes: ["method-missing", "plugin-enable-failed"],
      parameters: { plugin: "HubTools" },
    },
    {
      text: "[14:20:00 ERROR]: Couldn't pass ProxyInitializeEvent to hubtools 1.0\njava.lang.NullPointerException",
      parameters: { plugin: "hubtools" },
    },
  ],
  counterSamples: [
    "[14:20:00] [Server thread/INFO]: [FishTank] Enabling FishTank v3.1",
    "<Alex> Error occurred while enabling FishTank v3.1 (Is it up to date?)",
    "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1 (Is it up to date?)",
  ],
});
