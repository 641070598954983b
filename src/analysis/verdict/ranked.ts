import type { FindingRole } from "../model/finding.ts";
import type { FoundFinding } from "../model/model.ts";

/** A finding, with what its place in the order depends on. */
export interface Ranked {
  supersedes: boolean;
  finding: FoundFinding;
  role: FindingRole;
  isOld: boolean;
  isInCrash: boolean;
  /** How much it goes on while the server runs, or while somebody plays: 0 to 2. */
  persistence: number;
  /** How many old starts it kept from coming up, where it was several and later ones came up. */
  starts: number;
  /** 0 ended the run, 1 failed in it, 2 and 3 are remarks. */
  tier: number;
}

/** Findings of one exception share it, those of the last run and those of older ones apart. */
export function faultKey({ isOld, finding: { fault } }: Ranked): string {
  return `${isOld}\n${fault}`;
}

export function isNotice({ severity }: FoundFinding): boolean {
  return severity === "notice";
}
