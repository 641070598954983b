import { heapFor } from "../../facts/memory-sizes.ts";
import { heapOf, machineMemoryOf } from "../memory-facts.ts";
import type { BundleRule } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

const tooMuch = 0.8;
const tooLittle = 2100;
const manyMods = 40;

/** Memory ran out, and another file says how much there was. */
export const memoryOfTheMachine: BundleRule = {
  codes: ["heap-over-memory", "heap-too-small"],
  find({ run, candidates, joined }) {
    const { files } = run;
    const native = candidates.find(({ finding }) => /^(?:out-of-memory-native|heap-too-large)$/.test(finding.code));
    const full = candidates.find(({ finding }) => /^(?:out-of-memory|gc-overhead)$/.test(finding.code));
    if (!native && !full) return [];
    const [heap, memory] = [heapOf(files), machineMemoryOf(files)];
    if (native && heap && memory && heap.mebibytes > memory.mebibytes * tooMuch) {
      const evidence = [native.evidence[0]!, heap.evidence, memory.evidence];
      const parameters = { heap: heap.text, memory: memory.text, argument: heapFor(memory.mebibytes) };
      const said = { code: "heap-over-memory", severity: "fatal", confidence: 0.9, weight: 4.5 } as const;
      return [ruleMatch(files, { ...said, parameters, evidence })];
    }
    const isHeap = full && (full.finding.parameters["area"] ?? "heap") === "heap";
    const count = joined.owners.parts.length;
    if (full && isHeap && heap && heap.mebibytes <= tooLittle && count >= manyMods) {
      const parameters = { heap: heap.text, count: String(count) };
      const said = { code: "heap-too-small", severity: "fatal", confidence: 0.85, weight: 4.5 } as const;
      return [ruleMatch(files, { ...said, parameters, evidence: [full.evidence[0]!, heap.evidence] })];
    }
    return [];
  },
};
