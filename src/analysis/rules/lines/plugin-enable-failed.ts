import { finding } from "../../model/finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";
import { spongePlugin } from "../matching/sponge-plugins.ts";

export default finding({
  code: "plugin-enable-failed",
  severity: "error",
  joins: ["cause"],
  role: "general",
  needles: [
    "while enabling ",
    "Exception encountered when loading plugin: ",
    "Error enabling plugin ",
    "Couldn't pass ProxyInitializeEvent to ",
    // Songoda's plugins end their start themselves.
    ": Disabling plugin!",
    "Could not pass ",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Error occurred (?:\(in the plugin loader\) )?while enabling ([^\n]{1,150}?) \(Is it up to date\?\)|Exception encountered when loading plugin: ([^\s]{1,100})|Error enabling plugin ([^\s]{1,100})|Couldn't pass ProxyInitializeEvent to ([^\s]{1,100})|Unexpected error while (?:loading|enabling) ([^\n:]{1,120}): Disabling plugin!|Could not pass [A-Z][\w.$]{4,140} to (?:Plugin\{|[a-z]))/,
  parameters: (match) => {
    const plugin = match.slice(1).find(Boolean);
    if (plugin) return { plugin: withoutVersion(plugin) };
    const { isAtStart, name } = spongePlugin(match.input.slice(match.index)) ?? {};
    return isAtStart ? { plugin: name } : null;
  },
  causedBy: ["plugin-contained"],
});
