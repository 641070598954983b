import type { EvidenceRole, MissingFile } from "../bundle/model.ts";
import type { RunOutcome } from "../model/analysis.ts";
import type { CompletenessState } from "../model/completeness.ts";
import type { Kind } from "../model/model.ts";

/**
 * What one language says: a file of its own, which a translator can open alone. `{parameter}` stands for what a finding holds,
 * `{list|is|are}` for the first word where the list has one entry, and for the second where it has several.
 * Words are no rules: to mend one makes no stored analysis old.
 */
export interface Catalogue {
  kinds: Record<Kind, string>;
  /** Between the parts of a list. */
  listSeparator: string;
  /** Behind a list that is too long to be told. */
  andMore: string;
  /** Appended to a message that has an exception and does not mention it. */
  because: Sentence;
  /** The advice to a developer whose own code failed. */
  ownCode: readonly Sentence[];
  /** Where every piece of advice names something that the log does not give. */
  noAdvice: string;
  /** How advice begins that is an alternative to the one before it. */
  alternative: string;
  /** How a name and the id of the same thing stand together. */
  withId: string;
  /** How the name of a mod, plugin or world stands in a sentence, where it is in Chinese itself. */
  ownName: string;
  /** Between two sentences. */
  sentenceSeparator: string;
  /** Before what only a run before the last one shows. */
  earlierRun: string;
  outcomes: Record<RunOutcome, string>;
  /** What of a run a log has, or of itself a report; `in-line` and `runs` are said behind another. `{count}`: how many runs there are. */
  completeness: Record<CompletenessState | "in-line" | "runs" | "report-whole" | "report-cut", string>;
  /** Where no problem was recognised: with no error, with one, with `{count}` of them. */
  noFindings: Record<"none" | "one" | "many", string>;
  /** Where there was no time to read everything: lines `{first}` to `{last}`, all of a log, some of several files. */
  unread: Record<"some" | "all" | "files", string>;
  /** Between the title of a log and what is said of it. */
  headlineSeparator: string;
  /** Parts of sentences that findings refer to by name. */
  terms: Readonly<Record<string, Sentence>>;
  findings: Readonly<Record<string, FindingWords>>;
  bundle: BundleWords;
}

/** What is said of several files together. */
export interface BundleWords {
  /** What a line proves, before it. */
  roles: Record<EvidenceRole, string>;
  /** Files that may be missing, in the middle of a sentence. */
  missingFiles: Record<MissingFile["kind"], string>;
  /** `{what}`: one of `missingFiles`, or its name. */
  missing: string;
  apart: string;
  /** The same, with what that file shows alone. */
  apartShowing: string;
  apartAlike: string;
  sameRun: string;
  /** Where nothing was found. */
  nothing: string;
}

/** One wording, or several from the fullest to the barest: the first of which all parameters are known is used. */
export type Sentence = string | readonly string[];

export interface FindingWords {
  message: Sentence;
  /** At least one piece. A piece that names an unknown parameter in all its wordings is left out. */
  advice: readonly Sentence[];
  /** Meanings of exceptions that the message gives already: `meaning-mixin`. */
  says?: readonly string[];
  /** How many names of a list the message has at most. */
  most?: number;
  /** Where a parameter tells what kind it is of: other words for each kind. */
  cases?: { parameter: string; of: Readonly<Record<string, Omit<FindingWords, "cases">>> };
}
