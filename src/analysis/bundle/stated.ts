import type { FileSigns } from "./file-signs.ts";
import { lineOf } from "./line-of.ts";
import type { BundleEvidence } from "./model.ts";

export interface Stated {
  value: string;
  evidence: BundleEvidence;
}

/** As the file says that is nearest to the game: a launcher has a Java of its own. */
export function statement(files: readonly FileSigns[], label: string): Stated | null {
  const inOrder = [...files].sort((a, b) => Number(a.kind === "launcher-log") - Number(b.kind === "launcher-log"));
  for (const signs of inOrder) {
    const found = signs.file.analysis.statements.find((one) => one.label === label);
    if (found) return { value: found.value, evidence: lineOf(signs, found.line, "version") };
  }
  return null;
}
