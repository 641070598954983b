import { mebibytesOf, memoryText } from "../facts/memory-sizes.ts";
import type { FileSigns } from "./file-signs.ts";
import type { BundleEvidence } from "./model.ts";

export interface MemoryFact {
  mebibytes: number;
  /** `8 GB`, as people say it. */
  text: string;
  evidence: BundleEvidence;
}

function factOf(signs: FileSigns, stated: { value: string; line: number } | undefined): MemoryFact | null {
  const mebibytes = stated ? mebibytesOf(stated.value) : null;
  if (!stated || mebibytes === null) return null;
  return { mebibytes, text: memoryText(mebibytes), evidence: signs.evidence(stated.line, "memory") };
}

function first<Fact>(files: readonly FileSigns[], read: (signs: FileSigns) => Fact | null): Fact | null {
  for (const signs of files) {
    const fact = read(signs);
    if (fact) return fact;
  }
  return null;
}

/** What Java was allowed to take, as one of the files says: `-Xmx`, or the heap that a report has. */
export function heapOf(files: readonly FileSigns[]): MemoryFact | null {
  return first(files, (signs) => factOf(signs, signs.file.analysis.facts.environment.maxHeap) ?? commandHeap(signs));
}

/** `-Xmx` in a start script or a panel's start command, which no log has. */
function commandHeap(signs: FileSigns): MemoryFact | null {
  const at = signs.head.indexOf("-Xmx");
  if (at === -1 || !/^-Xmx\d/.test(signs.file.text.slice(at, at + 5))) return null;
  const value = signs.file.text.slice(at + 4, at + 24);
  return factOf(signs, { value, line: signs.lineAt(at) });
}

const limits =
  /(?:memory limit|mem(?:ory)?[_ -]?limit|limit(?:ed)? to|MemoryMax|SERVER_MEMORY|memory \(?(?:limit|max)\)?|容器内存|内存限制)[^\n\d]{0,20}(\d{1,12}(?:\.\d{1,2})? ?(?:[KMGT]i?B?)?)/i;

/** What the machine has, or the container. */
export function machineMemoryOf(files: readonly FileSigns[]): MemoryFact | null {
  return first(files, (signs) => limitOf(signs) ?? factOf(signs, signs.file.analysis.facts.environment.physicalMemory));
}

function limitOf(signs: FileSigns): MemoryFact | null {
  // A game's own log knows nothing of it.
  if (signs.kind !== "other" && signs.kind !== "launcher-log") return null;
  const text = signs.head;
  const match = limits.exec(text);
  if (!match) return null;
  // `SERVER_MEMORY=4096`: panels count in MiB where no unit is said.
  const value = /[kmgt]/i.test(match[1]!) ? match[1]! : Number(match[1]) < 1_000_000 ? `${match[1]}M` : match[1]!;
  return factOf(signs, { value, line: signs.lineAt(match.index) });
}
