/** What tests need beside npm. The first tier needs nothing, and is what `npm test` runs. */
export const tiers = ["quick", "browser", "engines", "performance"] as const;
export type Tier = (typeof tiers)[number];

/** A tier other than the first is named in the path of its files: `tests/browser/`, `nodes.engines.test.ts`. */
export function tierOf(path: string): Tier {
  const named = /(?:^|[/.])(browser|engines|performance)[/.]/.exec(path)?.[1];
  return (named as Tier | undefined) ?? "quick";
}
