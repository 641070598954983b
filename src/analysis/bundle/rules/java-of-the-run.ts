import { javaFor, majorOf } from "../../rules/matching/java-versions.ts";
import { meaningOf } from "../../traces/meanings/meanings.ts";
import { meaningOfExit } from "../exit-codes.ts";
import type { BundleContext, BundleRule, RuleMatch } from "../rule.ts";
import { betterMatch, ruleMatch } from "../rule-match.ts";
import { type Stated, statement } from "../stated.ts";

const refused = new Set(["java-forbids", "java-closed", "java-module-missing"]);

/** The Java of one file does not fit the game of another. */
export const javaOfTheRun: BundleRule = {
  // Both have words and rules for single logs.
  codes: [],
  find(context) {
    const { files } = context.run;
    const java = statement(files, "Java version");
    const game = statement(files, "Minecraft version");
    const isSaid = context.candidates.some(({ finding }) =>
      /^java-(?:too-(?:old|new)|wrong-module)$/.test(finding.code),
    );
    const filled = withUsedJava(context, java, game);
    if (filled.length > 0) return filled;
    const wanted = game ? javaFor(game.value) : null;
    const used = java ? majorOf(java.value) : Number.NaN;
    if (!java || !game || wanted === null || isSaid || !(used > 0)) return [];
    const evidence = [java.evidence, game.evidence];
    if (used < wanted && didNotStart(context)) {
      const parameters = { required: String(wanted), used: String(used) };
      const said = { code: "java-too-old", severity: "fatal", confidence: 0.85, weight: 4 } as const;
      return [ruleMatch(files, { ...said, parameters, evidence })];
    }
    const crash = context.end?.group ?? null;
    const meaning = crash ? meaningOf(crash.root)?.name : undefined;
    if (used > wanted && crash && meaning && refused.has(meaning)) {
      const parameters = {
        used: String(used),
        supported: String(wanted),
        minecraft: game.value,
        refused: crash.root.message,
      };
      const said = { code: "java-too-new", severity: "fatal", confidence: 0.85, parameters, weight: 5 } as const;
      const lines = [...context.end!.evidence.slice(0, 1), ...evidence];
      return [ruleMatch(files, { ...said, evidence: lines, group: crash })];
    }
    return [];
  },
};

/** A log says that Java is too old or too new, another file which one it is. */
function withUsedJava({ candidates, run }: BundleContext, java: Stated | null, game: Stated | null): RuleMatch[] {
  const one = candidates.find(({ finding }) => /^java-too-(?:old|new)$/.test(finding.code));
  if (!one || !java || one.finding.parameters["used"] !== undefined) return [];
  const used = String(majorOf(java.value));
  const made = game ? javaFor(game.value) : null;
  const isTooNew = one.finding.code === "java-too-new" && made !== null;
  const parameters = { ...one.finding.parameters, used, ...(isTooNew ? { supported: String(made) } : {}) };
  const evidence = [...one.evidence, java.evidence];
  const { group, fault } = one;
  return [betterMatch(run.files, one, { parameters, weight: 5, evidence, group, fault })];
}

/** Nothing of the game is up, and it ended badly. */
function didNotStart({ run, end }: BundleContext): boolean {
  const isDead = run.files.some(({ exit }) => exit !== null && meaningOfExit(exit.code) === "failed");
  const isWeak = end === null || end.role === "crash" || end.role === "unknown";
  const isEarly = run.files.every(({ file }) => file.analysis.outcome !== "crashed");
  return isWeak && isEarly && (isDead || end?.finding.severity === "fatal");
}
