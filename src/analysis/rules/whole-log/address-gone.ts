import type { ExceptionGroup } from "../../model/exception-group.ts";
import { isHousekeeping } from "../../traces/meanings/everyday.ts";
import { culpritFor, ownerParameters } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Java has no other words for the errors 404 and 410 than that a file is missing. */
const gone = /^(https?:\/\/[^\s'"<>]{4,200})$/;
const answered = /^Server returned HTTP response code: (?:404|410) for URL: (https?:\/\/[^\s'"<>]{4,200})$/;
/** Nobody misses the news of a version. */
const ofUpdates = /update|version|release|spiget|spigotmc/i;
/** The proxies of Eaglercraft load lists of websites whose clients they turn away. */
const blacklist = /\.DomainBlacklist\./;
/** Once, or at a start, it is not worth a word. */
const fewest = 5;
const maxAddresses = 200;
const maxFound = 5;

/** What is asked for again and again, and does not exist any more: an address in somebody's settings, or in their code. */
export default wholeLogFinding({
  codes: ["address-gone"],
  severity: "warning",
  confidence: 0.8,
  find({ exceptions, owners }) {
    const found = new Map<string, WholeLogMatch>();
    for (const group of exceptions) {
      const url = addressIn(group);
      const known = url ? found.get(url) : undefined;
      if (!url || (!known && found.size >= maxAddresses)) continue;
      const { firstLine, endLine, lines, count } = group;
      if (known) {
        const all = [...(known.lines ?? []), ...lines].sort((a, b) => a - b);
        found.set(url, { ...known, lines: all, count: (known.count ?? 1) + count });
        continue;
      }
      const owner = culpritFor(group, owners)?.owner;
      const why = group.frames.some(({ method }) => blacklist.test(method)) ? "blacklist" : undefined;
      const parameters = { ...(owner ? ownerParameters("who", owner) : {}), url, why };
      found.set(url, { parameters, firstLine, endLine, lines, count, group });
    }
    return [...found.values()].filter(({ count = 1 }) => count >= fewest).slice(0, maxFound);
  },
});

function addressIn(group: ExceptionGroup): string | undefined {
  const { type, message } = group.root;
  const pattern = type === "java.io.FileNotFoundException" ? gone : type === "java.io.IOException" ? answered : null;
  const url = pattern?.exec(message)?.[1];
  return url && !ofUpdates.test(url) && !isHousekeeping(group) ? url : undefined;
}
