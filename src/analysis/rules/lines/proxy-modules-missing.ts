import { finding } from "../../model/finding.ts";
import { lineBefore } from "../matching/match-text.ts";

/** BungeeCord and Waterfall fetch their own commands when they start for the first time. */
export default finding({
  code: "proxy-modules-missing",
  // The proxy works without them, and what is missing is typed by few.
  severity: "notice",
  needles: ["Failed to download: "],
  pattern: /^[^\n<]{0,80}?(?:WARN|WARNING|[^\x00-\x7f]{2,12})\]:? Failed to download: \w{3,60}/,
  parameters(_, place) {
    const module = /Attempting to Jenkins download module (\w{2,40}) v/.exec(lineBefore(place))?.[1];
    if (!module) return null;
    // One that is there already goes on as it is.
    return /Attempting to update plugin from (?!null )/.test(place.before.split("\n").slice(-5).join("\n"))
      ? null
      : { modules: [module] };
  },
  oneFor: [],
  gathers: "modules",
});
