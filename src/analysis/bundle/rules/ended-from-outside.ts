import { meaningOfExit } from "../exit-codes.ts";
import { heapOf, machineMemoryOf } from "../memory-facts.ts";
import type { BundleEvidence } from "../model.ts";
import type { BundleContext, BundleRule, RuleMatch } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

/** An end that the log does not tell of, and that whoever started the program does: by its exit code. */
export const endedFromOutside: BundleRule = {
  codes: ["process-killed", "process-stopped", "native-code-crash"],
  find(context) {
    const { files, exits } = context.run;
    if (new Set([...files, ...exits.map(({ signs }) => signs)]).size < 2) return [];
    const byKernel = killedByKernel(context);
    if (byKernel) return [byKernel];
    const [ended] = exits;
    if (!ended) return [];
    const meaning = meaningOfExit(ended.code);
    const exitCode = String(ended.code);
    const evidence: BundleEvidence[] = [
      ended.signs.evidence(ended.line, "exit"),
      ...lastLines(context, ended.signs.index),
    ];
    if (meaning === "killed" && !isSaid(context, /^(?:container-out-of-memory|process-killed|out-of-memory-native)$/)) {
      return [killed(context, exitCode, evidence, 0.75)];
    }
    if (
      meaning === "native" &&
      !files.some(({ kind }) => kind === "jvm-crash") &&
      !isSaid(context, /^jvm-|graphics-driver/)
    ) {
      const said = { code: "native-code-crash", severity: "fatal", confidence: 0.7, parameters: { exitCode } } as const;
      // The bare code says less than the code and where the log breaks off.
      const replaces = context.candidates.filter(({ finding }) => finding.code === "exit-code-windows");
      const all = [...files, ended.signs];
      return [ruleMatch(all, { ...said, weight: weightOf(context), evidence, role: "general", replaces })];
    }
    const option = meaning === "memory" ? optionIn(context, "-XX:+ExitOnOutOfMemoryError") : null;
    if (option && !isSaid(context, /^(?:out-of-memory|gc-overhead)$/)) {
      const heap = heapOf(files);
      const lines = [...evidence, option, ...(heap ? [heap.evidence] : [])];
      const parameters = { kind: "Java heap space", area: "heap" };
      const said = { code: "out-of-memory", severity: "fatal", confidence: 0.9, parameters, weight: 4 } as const;
      return [ruleMatch([...files, ended.signs], { ...said, evidence: lines })];
    }
    const isQuiet = !context.candidates.some(({ finding }) => finding.severity === "fatal");
    if (meaning === "stopped" && isQuiet) {
      const said = { code: "process-stopped", severity: "warning", confidence: 0.8, parameters: { exitCode } } as const;
      return [ruleMatch([...files, ended.signs], { ...said, weight: 1, evidence })];
    }
    return [];
  },
};

/** The kernel or the host says that memory was short, another file how much Java was given. */
function killedByKernel(context: BundleContext): RuleMatch | null {
  const one = context.candidates.find(
    ({ finding }) => finding.code === "container-out-of-memory" && !finding.isFromEarlierRun,
  );
  if (!one || !heapOf(context.run.files)) return null;
  const evidence = [...one.evidence, ...lastLines(context, one.signs.index)];
  const exit = one.signs.exit;
  const match = killed(context, exit ? String(exit.code) : undefined, evidence, one.finding.confidence);
  return { ...match, replaces: [one] };
}

function killed(
  context: BundleContext,
  exitCode: string | undefined,
  evidence: readonly BundleEvidence[],
  confidence: number,
): RuleMatch {
  const files = [...context.run.files, ...context.run.exits.map(({ signs }) => signs)];
  const [heap, memory] = [heapOf(files), machineMemoryOf(files)];
  const isTooMuch = heap !== null && memory !== null && heap.mebibytes > memory.mebibytes * 0.8;
  const lines = [heap, isTooMuch ? memory : null].flatMap((fact) => (fact ? [fact.evidence] : []));
  const said = {
    code: "process-killed",
    severity: "fatal",
    confidence: isTooMuch ? Math.max(0.9, confidence) : confidence,
    parameters: { exitCode, heap: heap?.text, memory: isTooMuch ? memory.text : undefined },
    weight: weightOf(context),
  } as const;
  return ruleMatch(files, { ...said, evidence: [...evidence, ...lines] });
}

/** The file that has an option of Java, in a start script or a list of arguments. */
function optionIn({ run }: BundleContext, option: string): BundleEvidence | null {
  for (const signs of run.files) {
    const at = signs.head.indexOf(option);
    if (at !== -1) return signs.evidenceAt(at, "memory");
  }
  return null;
}

function isSaid({ candidates }: BundleContext, codes: RegExp): boolean {
  return candidates.some(({ finding }) => codes.test(finding.code) && !finding.isFromEarlierRun);
}

/** What a file says of the crash itself is better than what its end looks like. */
function weightOf({ end }: BundleContext): number {
  const isSaid = end !== null && (end.signs.isReport || end.role === "specific" || end.role === "general");
  return isSaid && end.finding.severity === "fatal" ? 0 : 3;
}

/** Where the log breaks off. */
function lastLines({ run }: BundleContext, except: number): BundleEvidence[] {
  return run.files
    .filter(({ isGameLog, index }) => isGameLog && index !== except)
    .slice(0, 2)
    .map((signs) => signs.evidence(signs.lastLine, "last-line"));
}
