import type { Evidence } from "../../evidence/evidence.ts";
import { heapFor, mebibytesOf, memoryText } from "../../facts/memory-sizes.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** So much of the memory of a machine leaves nothing for Java itself and the system. */
const mostOfMachine = 0.97;
/** So little does for a game with few mods. */
const littleHeap = 1100;
const manyMods = 30;
const maxReport = 60_000;

/** What Java may take, against what the machine has and what the mods need. A remark: it may have gone well so far. */
export default wholeLogFinding({
  codes: ["heap-of-machine", "heap-small"],
  severity: "notice",
  role: "environment",
  impliedBy: ["out-of-memory-native"],
  confidence: 0.8,
  find(evidence) {
    const { facts } = evidence;
    const stated = facts.environment.maxHeap;
    const heap = stated ? mebibytesOf(stated.value) : null;
    if (!stated || heap === null) return [];
    const place = { firstLine: stated.line, endLine: stated.line + 1 };
    const matches: WholeLogMatch[] = [];
    const machine = memoryOfMachine(evidence);
    if (machine !== null && heap >= machine * mostOfMachine) {
      matches.push({
        ...place,
        parameters: { heap: memoryText(heap), memory: memoryText(machine), argument: heapFor(machine) },
      });
    }
    const count = facts.mods.length;
    if (heap <= littleHeap && count >= manyMods) {
      matches.push({ ...place, code: "heap-small", parameters: { heap: memoryText(heap), count: String(count) } });
    }
    return matches;
  },
});

/** A report has the memory of the machine with its swap, if it does not have that of its slots. */
function memoryOfMachine({ facts, report, lines }: Evidence): number | null {
  const stated = facts.environment.physicalMemory;
  if (stated) return mebibytesOf(stated.value);
  if (!report) return null;
  const text = lines.range(report.firstLine, report.endLine).slice(-maxReport);
  const at = text.indexOf("\tVirtual memory max (");
  const most = at === -1 ? null : /^\tVirtual memory max \(Mi?B\): (\d{3,8})/.exec(text.slice(at, at + 60));
  return most ? Number(most[1]) : null;
}
