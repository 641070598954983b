import type { FileSigns } from "./file-signs.ts";
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
    if (found) return { value: found.value, evidence: signs.evidence(found.line, "version") };
  }
  return null;
}

/** `C:\Java\jre1.8.0_402\bin\java.exe`, `/usr/lib/jvm/java-17-openjdk/bin/java` */
const javaPath =
  /[\\/](?:jdk|jre|java|zulu|temurin)-?(1\.8\.0|\d{1,2})(?!\d)[^\s"\\/]{0,40}[\\/](?:jre[\\/])?bin[\\/]javaw?\b/i;

/** The Java of the run: as a file states it, or by the path in the command of a launcher or a script. */
export function javaOfFiles(files: readonly FileSigns[]): Stated | null {
  const stated = statement(files, "Java version");
  if (stated) return stated;
  for (const signs of files.filter(({ kind }) => kind === "launcher-log" || kind === "other")) {
    const match = javaPath.exec(signs.head);
    if (match) return { value: match[1]!, evidence: signs.evidenceAt(match.index, "version") };
  }
  return null;
}
