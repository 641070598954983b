import type { ExceptionGroup } from "../../model/exception-group.ts";
import { culpritFor } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const missing = /^(?:Could not initialize class )?(net[./]minecraft[./][\w$./]{3,200})$/;
/** A server that has other code in the place of the game's. */
const hybrid = /^(mohist|magma|arclight|catserver|thermos|cauldron|kcauldron|banner|youer|ketting|crucible|mcpc\+)\//;
const leastMods = 2;

/**
 * A class of the game that cannot be loaded: whoever asks for it fails, and none of them is at fault. One mod alone may be made
 * for another version; where several ask in vain for the same, the class itself is broken.
 */
export default wholeLogFinding({
  codes: ["game-class-broken"],
  severity: "fatal",
  supersedes: true,
  impliedBy: ["mixin-failed"],
  confidence: 0.8,
  find({ exceptions, owners, software }) {
    if (!/^(?:forge|neoforge|fabric|quilt)\//.test(software.id) && !hybrid.test(software.id)) return [];
    const byClass = new Map<string, ExceptionGroup[]>();
    for (const group of exceptions) {
      const name = classIn(group);
      if (name) byClass.set(name, [...(byClass.get(name) ?? []), group]);
    }
    return [...byClass].flatMap(([name, groups]) => {
      const asking = new Set(groups.flatMap((group) => culpritFor(group, owners)?.owner.name ?? []));
      if (asking.size < leastMods) return [];
      const { firstLine, endLine } = groups[0]!;
      const lines = groups.flatMap((group) => group.lines).sort((a, b) => a - b);
      const server = hybrid.test(software.id) ? software.name : undefined;
      const parameters = { class: name, count: String(asking.size), server };
      return [{ parameters, firstLine, endLine, lines, count: lines.length, group: groups[0]! }];
    });
  },
});

/** The client's own classes are told otherwise where a server lacks them. */
function classIn({ root, causes, message, type }: ExceptionGroup): string | null {
  for (const thrown of [{ type, message }, ...causes, root]) {
    if (!/\.(?:NoClassDefFoundError|ClassNotFoundException)$/.test(thrown.type)) continue;
    const name = missing.exec(thrown.message)?.[1]?.replaceAll("/", ".");
    if (name && !/^net\.minecraft\.(?:client\.|class_|src\.|util\.text\.)/.test(name)) return name;
  }
  return null;
}
