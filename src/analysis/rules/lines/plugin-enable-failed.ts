import { finding } from "../../model/finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-enable-failed",
  severity: "error",
  joins: ["cause"],
  role: "general",
  pattern:
    /^[^\n<]{0,250}?(?:Error occurred (?:\(in the plugin loader\) )?while enabling ([^\n]{1,150}?) \(Is it up to date\?\)|Exception encountered when loading plugin: ([^\s]{1,100})|Error enabling plugin ([^\s]{1,100})|Couldn't pass ProxyInitializeEvent to ([^\s]{1,100}))/,
  parameters: (match) => ({ plugin: withoutVersion(match.slice(1).find(Boolean)!) }),
  causedBy: ["plugin-contained"],
});
