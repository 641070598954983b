import { finding } from "../../model/finding.ts";
import { isDebug } from "../matching/match-text.ts";

export default finding({
  code: "no-internet",
  severity: "warning",
  pattern:
    /^[^\n<]{0,300}?UnknownHostException: ((?:[\w-]{1,40}\.){0,3}(?:minecraftservices|mojang|minecraft)\.(?:com|net))/,
  // A client without it says so itself, and plays on.
  severityAt: (_, place) => (place.software.kind === "server" ? undefined : "notice"),
  // What a launcher could not find is told together.
  parameters: (match, place) =>
    isDebug(place) || /^(?:launcher|unknown)$/.test(place.software.kind) ? null : { host: match[1]! },
});
