import type { Label } from "./format.ts";

export interface FormatSample {
  text: string;
  id: string;
  version: string | null;
  statements?: Partial<Record<Label, string>>;
}

/** What stands beside a format, in `NAME.samples.ts`: by the name of the software, what its texts are taken for. */
export type FormatSamples = Record<string, readonly FormatSample[]>;
