import { type Evidence, entryAt } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { RuleFacts } from "../model/finding.ts";
import { type FoundFinding, levels } from "../model/model.ts";
import { hybrids, platformOf } from "../model/platforms.ts";

/**
 * What code throws that looks for something which need not be there: a part of a mod for the sake of another mod, an entry
 * point that only some other mod asks for, a native library with a replacement.
 */
const asked: ReadonlySet<string> = new Set([
  "class-missing",
  "method-missing",
  "library-missing",
  "mixin-class-missing",
  "mod-entrypoint-failed",
  "module-missing",
  "embeddium-missing",
  // Caught by whoever called it, with a word about it in the log.
  "stack-overflow",
]);
/** What a server with plugins complains of, and lives with: it came up, so something of it fails, and not the start. */
const outlived = "java-too-new";
/** A coremod that old Forge could not load is left out, and the rest is loaded without it. */
const leftOut = /: Unable to class load the plugin /;
/** Said by loaders of mods, on servers with plugins beside them, too, and by LWJGL, which may work all the same. */
const anywhere: ReadonlySet<string> = new Set(["client-class-on-server", "lwjgl-mismatch"]);
/** Loaders of mods end the start where a mod itself cannot do without. */
const modded = /^(?:forge|neoforge|fabric|quilt|legacy-fabric|liteloader|rift)\//;
/** Where plugins are beside the mods: without what it needs, a plugin is left out, and that is no remark. */
const mixed = new Set([...hybrids, "sponge"]);

const maxLine = 600;

/**
 * Who asked for something in vain while a game with mods was starting, and got on without it, has lost nothing that anybody
 * would miss: the game came up, or something else ended its start later. A remark.
 */
export function withSurvived(
  findings: readonly FoundFinding[],
  evidence: Pick<Evidence, "runs" | "software" | "lines" | "entries" | "owners">,
  factsOf: (code: string) => RuleFacts,
): FoundFinding[] {
  const { runs, software, lines, owners } = evidence;
  const isGame = software.kind === "client" || software.kind === "server";
  const isModded = modded.test(software.id);
  const isMixed = mixed.has(platformOf(software));
  const ofPlugins = new Set(
    findings.flatMap(({ code, fault }) => (code.startsWith("plugin-") && fault ? [fault] : [])),
  );
  const isOfMod = ({ fault = "", parameters: { suspect } }: FoundFinding) =>
    !ofPlugins.has(fault) && typeof suspect === "string" && owners.listedAs(suspect)?.kind !== "plugin";
  const isAsked = (one: FoundFinding) =>
    one.severity !== "notice" &&
    (anywhere.has(one.code) || ((isModded || (isMixed && isOfMod(one))) && asked.has(one.code)));
  const isOutlived = ({ code, severity, firstLine }: FoundFinding) =>
    severity === "fatal" &&
    (code === outlived || (code === "mod-fatal" && leftOut.test(lines.get(firstLine, maxLine))));
  if (!isGame || !findings.some((one) => isAsked(one) || isOutlived(one))) return [...findings];
  const ups = runs.map((run) => ({ run, upLine: run.loadedLine() }));
  const ends = findings.filter(
    ({ code, severity }) => severity === "fatal" && !asked.has(code) && factsOf(code).role === "specific",
  );
  return findings.map((one) => {
    const isSurvived =
      (isAsked(one) || isOutlived(one)) &&
      (ups.some(({ run, upLine }) => isSurvivedIn(one, run, upLine)) ||
        (isAsked(one) && ends.some((end) => isWarnedBefore(one, end, evidence))));
    if (!isSurvived) return one;
    // Whoever does not go without the client's code would have ended the start.
    const parameters = one.code === "client-class-on-server" ? { ...one.parameters, how: "survived" } : one.parameters;
    return { ...one, parameters, severity: isAsked(one) ? "notice" : "warning" };
  });
}

function isSurvivedIn({ lines, firstLine }: FoundFinding, run: Run, upLine: number | null): boolean {
  const all = lines.length > 0 ? lines : [firstLine];
  return upLine !== null && all.every((line) => line >= run.firstLine && line < upLine);
}

/** Whoever missed it only warned of it, and what ended the start has a reason of its own and stands further down. */
function isWarnedBefore(
  { lines, firstLine }: FoundFinding,
  end: FoundFinding,
  { entries, runs }: Pick<Evidence, "entries" | "runs">,
): boolean {
  const all = lines.length > 0 ? lines : [firstLine];
  const run = runs.find((one) => one.firstLine <= end.firstLine && end.firstLine < one.endLine);
  return all.every((line) => {
    const entry = entryAt(line, { entries });
    return (
      entry?.level === levels.warning && run !== undefined && line >= run.firstLine && entry.endLine <= end.firstLine
    );
  });
}
