import { finding } from "../../model/finding.ts";
import { isDebug } from "../matching/match-text.ts";

/** Mojang's launcher, of every request that it sends then. */
const notConnected = " No network connection available";

export default finding({
  code: "no-internet",
  severity: "warning",
  needles: ["UnknownHostException: ", notConnected],
  pattern:
    /^[^\n<]{0,300}?(?:UnknownHostException: ((?:[\w-]{1,40}\.){0,3}(?:minecraftservices|mojang|minecraft)\.(?:com|net))|\d No network connection available)/,
  // A client without it says so itself, and plays on.
  severityAt: (_, place) => (/^(?:server|launcher)$/.test(place.software.kind) ? undefined : "notice"),
  // What a launcher could not find is told together.
  parameters: (match, place) => {
    if (match[1] === undefined) return place.software.kind === "launcher" ? { side: "launcher" } : null;
    return isDebug(place) || /^(?:launcher|unknown)$/.test(place.software.kind) ? null : { host: match[1]! };
  },
});
