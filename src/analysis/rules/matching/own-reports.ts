import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { Entry } from "../../model/model.ts";
import type { Owner } from "../../owners/owner.ts";
import { isEveryday, isHousekeeping } from "../../traces/meanings/everyday.ts";
import { causeText, culpritFor, ownerParameters, placeInCode, rootOf } from "../../traces/meanings/explained.ts";

/** What a mod or plugin itself says of one fault, however often. */
export interface OwnReport {
  owner: Owner;
  said: string;
  lines: number[];
  count: number;
  endLine: number;
  /** What was thrown there. */
  group: ExceptionGroup | null;
}

/** The exception that stands below what an entry says, or in it. */
export function thrownAt({ exceptions }: Evidence): (entry: Entry) => ExceptionGroup | null {
  const thrown = new Map(exceptions.flatMap((group) => group.lines.map((line) => [line, group] as const)));
  return ({ firstLine }) => thrown.get(firstLine + 1) ?? thrown.get(firstLine) ?? null;
}

export function isNobodysLoss(group: ExceptionGroup | null): boolean {
  return group !== null && (isEveryday(group) || isHousekeeping(group));
}

/** Where it stands, and what is told of it. */
export function reportedMatch(as: "mod" | "plugin", report: OwnReport, { owners }: Evidence) {
  const { owner, said, lines, count, endLine, group } = report;
  const frame = group && culpritFor(group, owners)?.frame;
  const cause = group ? causeText(rootOf(group, null)) : undefined;
  const place = frame ? placeInCode(frame) : undefined;
  const parameters = { ...ownerParameters(as, owner), said, cause, place };
  return { firstLine: lines[0]!, endLine, lines, count, parameters };
}
