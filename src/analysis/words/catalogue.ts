import type { Kind } from "../model.ts";

/**
 * What one language says: a file of its own, which a translator can open alone. `{slot}` stands for what a finding holds.
 * Words are no rules: to mend one makes no stored analysis old.
 */
export interface Catalogue {
  kinds: Record<Kind, string>;
  /** Between the parts of a list. */
  listSeparator: string;
  /** For a slot that a sentence cannot do without, and that the log does not give. */
  unnamed: string;
  /** Parts of sentences that findings refer to by name. */
  terms: Readonly<Record<string, Sentence>>;
  findings: Readonly<Record<string, FindingWords>>;
}

/** One wording, or several from the fullest to the barest: the first of which all slots are known is used. */
export type Sentence = string | readonly string[];

export interface FindingWords {
  message: Sentence;
  /** At least one piece. A piece that names an unknown slot in all its wordings is left out. */
  advice: readonly Sentence[];
}
