import { meaningOfExit } from "../exit-codes.ts";
import { lineOf } from "../line-of.ts";
import { heapOf, machineMemoryOf } from "../memory-facts.ts";
import type { BundleEvidence } from "../model.ts";
import type { BundleContext, BundleRule } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

const maxSearched = 400_000;

/** An end that the log does not tell of, and that whoever started the program does: by its exit code. */
export const endedFromOutside: BundleRule = {
  codes: ["process-killed", "process-stopped", "native-code-crash"],
  find(context) {
    const { files } = context.run;
    const ended = files.find(({ exit }) => exit !== null);
    if (!ended?.exit || files.length < 2) return [];
    const meaning = meaningOfExit(ended.exit.code);
    const exitCode = String(ended.exit.code);
    const evidence: BundleEvidence[] = [lineOf(ended, ended.exit.line, "exit"), ...lastLines(context, ended.index)];
    if (meaning === "killed" && !isSaid(context, /^(?:container-out-of-memory|process-killed|out-of-memory-native)$/)) {
      const [heap, memory] = [heapOf(files), machineMemoryOf(files)];
      const isTooMuch = heap !== null && memory !== null && heap.mebibytes > memory.mebibytes * 0.8;
      const lines = [heap, isTooMuch ? memory : null].flatMap((fact) => (fact ? [fact.evidence] : []));
      const parameters = { exitCode, heap: heap?.text, memory: isTooMuch ? memory.text : undefined };
      return [
        ruleMatch(
          {
            code: "process-killed",
            severity: "fatal",
            confidence: isTooMuch ? 0.9 : 0.75,
            parameters,
            weight: weightOf(context),
            evidence: [...evidence, ...lines],
          },
          files,
        ),
      ];
    }
    if (
      meaning === "native" &&
      !files.some(({ kind }) => kind === "jvm-crash") &&
      !isSaid(context, /^exit-code-windows$|^jvm-|graphics-driver/)
    ) {
      const said = { code: "native-code-crash", severity: "fatal", confidence: 0.7, parameters: { exitCode } } as const;
      return [ruleMatch({ ...said, weight: weightOf(context), evidence }, files, { role: "general" })];
    }
    const option = meaning === "memory" ? optionIn(context, "-XX:+ExitOnOutOfMemoryError") : null;
    if (option && !isSaid(context, /^(?:out-of-memory|gc-overhead)$/)) {
      const heap = heapOf(files);
      const lines = [...evidence, option, ...(heap ? [heap.evidence] : [])];
      const parameters = { kind: "Java heap space", area: "heap" };
      const said = { code: "out-of-memory", severity: "fatal", confidence: 0.9, parameters, weight: 4 } as const;
      return [ruleMatch({ ...said, evidence: lines }, files)];
    }
    const isQuiet = !context.candidates.some(({ finding }) => finding.severity === "fatal");
    if (meaning === "stopped" && isQuiet) {
      const said = { code: "process-stopped", severity: "warning", confidence: 0.8, parameters: { exitCode } } as const;
      return [ruleMatch({ ...said, weight: 1, evidence }, files)];
    }
    return [];
  },
};

/** The file that has an option of Java, in a start script or a list of arguments. */
function optionIn({ run }: BundleContext, option: string): BundleEvidence | null {
  for (const signs of run.files) {
    const at = signs.file.text.slice(0, maxSearched).indexOf(option);
    if (at !== -1) return lineOf(signs, signs.lineAt(at), "memory");
  }
  return null;
}

function isSaid({ candidates }: BundleContext, codes: RegExp): boolean {
  return candidates.some(({ finding }) => codes.test(finding.code) && !finding.isFromEarlierRun);
}

/** What a report says of the crash itself is better than what its end looks like. */
function weightOf({ end }: BundleContext): number {
  return end !== null && end.finding.severity === "fatal" && end.signs.isReport ? 0 : 3;
}

/** Where the log breaks off. */
function lastLines({ run }: BundleContext, except: number): BundleEvidence[] {
  return run.files
    .filter(({ isGameLog, index }) => isGameLog && index !== except)
    .slice(0, 2)
    .map((signs) => lineOf(signs, signs.lastLine, "last-line"));
}
