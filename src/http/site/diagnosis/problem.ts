import type { FoundFinding } from "../../../analysis/model/model.ts";
import type { LinkInsight } from "../../../wire/finding-link.ts";

/** A finding with the lines that prove it, be it of one log or of several files together. */
export interface Problem {
  finding: Pick<
    FoundFinding,
    "code" | "severity" | "parameters" | "count" | "isConsequence" | "isFromEarlierRun" | "house"
  >;
  /** Of the file that the page shows, from 1: the decisive one first. */
  lines: readonly number[];
  /** The decisive one first. */
  evidence: readonly Quote[];
  /** Addresses of other sites: where to get what is missing, or whom to tell. */
  links: readonly LinkInsight[];
  /** More places that say the same. */
  places: readonly Place[];
}

/** Where something stands, in words and as an address. */
export interface Place {
  text: string;
  href: string;
}

export interface Quote extends Place {
  /** The line itself, as hostile as it is. */
  line: string;
  /** What it proves, where that is not plain. */
  what: string | null;
}
