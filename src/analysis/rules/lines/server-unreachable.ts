import { finding } from "../../model/finding.ts";
import type { Term } from "../../model/model.ts";
import { unreachedBecause } from "../matching/unreached.ts";

/** The player's game could not get through to a server. */
export default finding({
  code: "server-unreachable",
  severity: "warning",
  // A server of the list is only asked how it is. Where a world or a server was joined at last, it was one attempt of several.
  severityAt: ([, , listed], place) => (listed || place.mentions(" advancements") ? "notice" : undefined),
  confidence: 0.85,
  needles: ["Couldn't connect to server", "]: Can't ping "],
  pattern:
    /^[^\n<]{0,120}?Server (?:Connector #\d{1,4}\/ERROR\][^\n]{0,80}?: Couldn't connect to server[^\n]{0,100}\n([^\n\r]{3,400})|Pinger #\d{1,4}\/ERROR\][^\n]{0,80}?: Can't ping ([^\s:*]{1,200})(?::\d{1,5})?: Unknown host)/,
  parameters: (match, place): { server?: string; reason: Term } | null => {
    if (match[2]) return { server: match[2], reason: { term: "unreachable-unknown-host" } };
    const found = unreachedBecause(match[1]!);
    if (!found) return null;
    // Addresses that were masked say nothing.
    const server = [...place.before.matchAll(/: Connecting to ([^\s,*]{1,200}), \d{1,5}/g)].at(-1)?.[1];
    const reason = server && /^https?:\/\//.test(server) ? { term: "unreachable-web-address" } : found;
    return { ...(server && { server }), reason };
  },
});
