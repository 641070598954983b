import type { HouseWords } from "../analysis/model/house-words.ts";
import type { Severity } from "../analysis/model/model.ts";

/** What sets them apart in answers from findings that every server knows. */
export const housePrefix = "house:";

/** A finding that the operator of a server wrote. Plain data: it is handed to threads. */
export interface HouseRule {
  /** With the prefix. */
  code: string;
  severity: Severity;
  match: { literal: string } | { pattern: string };
  words: HouseWords;
}

export interface HouseRules {
  /** Changes whenever any of them changes; `""` where there are none. */
  version: string;
  rules: readonly HouseRule[];
}

/** Those that count at this moment: an operator may change them while the server runs. */
export interface CurrentHouseRules {
  readonly current: HouseRules;
}

export const noHouseRules: HouseRules = { version: "", rules: [] };
