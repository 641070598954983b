import type { ExceptionGroup } from "../../model/exception-group.ts";
import { isAccusable } from "../../owners/owner.ts";
import { culpritFor, explainedParameters, ownerParameters } from "../../traces/meanings/explained.ts";
import { between, minute } from "../moments.ts";
import { sharesThing } from "../relations.ts";
import type { BundleRule } from "../rule.ts";
import { ruleMatch } from "../rule-match.ts";

const shortly = minute;

/** A report that names nobody, and right before it an error of somebody's code in the log that has to do with it. */
export const beforeTheCrash: BundleRule = {
  // Both have words and a rule for single logs.
  codes: [],
  find({ run, end, joined }) {
    if (end?.finding.code !== "crash-unknown" || !end.signs.isReport || !end.signs.end) return [];
    const { owners, isDevelopment } = joined;
    for (const signs of run.files.filter(({ isGameLog }) => isGameLog)) {
      const groups = [...signs.file.analysis.exceptions].sort((a, b) => (b.lines.at(-1) ?? 0) - (a.lines.at(-1) ?? 0));
      for (const group of groups) {
        if (!end.group || group.fingerprint === end.group.fingerprint || !areLinked(group, end.group)) continue;
        const line = group.lines.at(-1) ?? group.firstLine;
        const when = signs.timeAt(line);
        const gap = when ? between(when, end.signs.end) : Number.NaN;
        if (!(gap >= -minute && gap <= shortly)) continue;
        const culprit = culpritFor(group, owners);
        const owner = culprit && isAccusable(culprit.owner) ? culprit.owner : null;
        const listing = owner ? joined.listing(owner, signs.index) : null;
        if (!owner || !listing) continue;
        const isPlugin = owner.kind === "plugin";
        const parameters = {
          ...ownerParameters(isPlugin ? "plugin" : "mod", owner),
          ...explainedParameters(group, { owners, isDevelopment, description: null }, owner),
        };
        const evidence = [signs.evidence(line, "before"), end.evidence[0]!, listing];
        const code = isPlugin ? "plugin-crash" : "mod-crash";
        const said = { code, parameters, evidence, group, role: "crash", severity: "fatal" } as const;
        return [ruleMatch(run.files, { ...said, confidence: 0.65, weight: 1.5 })];
      }
    }
    return [];
  },
};

const framesCompared = 12;
const platform = /^(?:java|javax|jdk|sun|com\.sun|io\.netty|org\.spongepowered)\./;
const ofThreads = /ConcurrentModificationException$/;
const aboutThreads = /\bthreads?\b|\basync|concurrent/i;

/** They are about the same thing, were at the same place of the game, or both tell of two threads in each other's way. */
function areLinked(error: ExceptionGroup, crash: ExceptionGroup): boolean {
  if (
    sharesThing(
      [error, ...error.causes].map(({ message }) => message),
      crash,
    )
  )
    return true;
  const places = ({ frames }: ExceptionGroup) =>
    frames.slice(0, framesCompared).flatMap(({ method }) => (platform.test(method) ? [] : [method]));
  const crashed = new Set(places(crash).slice(0, 3));
  if (places(error).some((method) => crashed.has(method))) return true;
  return ofThreads.test(crash.root.type) && (ofThreads.test(error.root.type) || aboutThreads.test(error.root.message));
}
