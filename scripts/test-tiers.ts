/** What tests need: the first tier, which is what `npm test` runs, nothing but npm; the second nothing else, but its time. */
export const tiers = ["quick", "programs", "browser", "engines", "performance"] as const;
export type Tier = (typeof tiers)[number];

/** A tier other than the first is named in the path of its files: `tests/browser/`, `nodes.engines.test.ts`. */
export function tierOf(path: string): Tier {
  const named = /(?:^|[/.])(programs|browser|engines|performance)[/.]/.exec(path)?.[1];
  return (named as Tier | undefined) ?? "quick";
}
