import { finding } from "../../model/finding.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "plugin-server-version",
  severity: "error",
  confidence: 0.97,
  needles: [
    "Unsupported API version ",
    "NoClassDefFoundError: net/minecraft/server/v1_",
    "NoClassDefFoundError: org/bukkit/craftbukkit/v1_",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Unsupported API version ([\w.-]{1,40})|NoClassDefFoundError: (?:net\/minecraft\/server|org\/bukkit\/craftbukkit)\/v(1_\d{1,2})_R\d)/,
  parameters(match, place) {
    const [, api, internals] = match;
    const before = earlierInEntry(place);
    if (internals && /NoClassDefFoundError: (?:net\/minecraft\/server|org\/bukkit\/craftbukkit)/.test(before))
      return null;
    const plugin = failedPlugin(place);
    const version = api ?? internals!.replace("_", ".");
    // Servers before 1.20.5 take only the first two parts of a version there.
    const short = /^(1\.\d{1,2})\.\d{1,2}$/.exec(api ?? "")?.[1];
    return plugin ? { plugin, version, apiVersion: short } : null;
  },
});
