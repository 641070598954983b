import { FindingSet } from "./find.ts";
import { findings } from "./findings/registry.gen.ts";

export const findingSet = new FindingSet(findings);

const causes = new Map(findings.map(({ code, causedBy = [] }) => [code, causedBy]));

/** Codes that, where they are found too, are the cause of this one. */
export function causesOf(code: string): readonly string[] {
  return causes.get(code) ?? [];
}
