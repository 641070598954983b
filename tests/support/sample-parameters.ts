import type { MaybeParameters } from "../../src/analysis/model/finding.ts";
import { knownParameters } from "../../src/analysis/rules/known-parameters.ts";
import { parameterTexts } from "../../src/analysis/words/render.ts";

type Texts = Record<string, string | string[]>;

/** What a sample says a finding holds, and what it says that it does not. */
export interface WantedParameters {
  texts: Texts;
  /** Slots that the sample gives as `null`. */
  absent: string[];
}

export function wantedParameters(parameters: MaybeParameters): WantedParameters {
  return {
    texts: parameterTexts(knownParameters(parameters), "en"),
    absent: Object.keys(parameters).filter((name) => parameters[name] === null),
  };
}

/** Whether a finding has what the sample says, and nothing where it says that nothing is known. */
export function isAsWanted(found: Texts, { texts, absent }: WantedParameters): boolean {
  return (
    Object.entries(texts).every(([name, value]) => Bun.deepEquals(found[name], value)) &&
    absent.every((name) => found[name] === undefined)
  );
}
