import type { FileSigns } from "./file-signs.ts";
import type { BundleEvidence, EvidenceRole } from "./model.ts";

/** A line of a file, for what it proves. */
export function lineOf(signs: FileSigns, line: number, role: EvidenceRole): BundleEvidence {
  return { file: signs.index, line, text: signs.textAt(line), role };
}
