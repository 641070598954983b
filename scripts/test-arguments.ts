import { type Tier, tierOf, tiers } from "./test-tiers.ts";

/** What a command line asks for. */
interface TestWishes {
  tiers: readonly Tier[];
  /** What to run instead of whole tiers; `null` where nothing was named. */
  named: string[] | null;
  /** For `bun test`. */
  options: string[];
}

/** Options of `bun test` whose value is the next word. */
const withValue = new Set(["-t", "--test-name-pattern", "--timeout", "--bail", "--retry", "--rerun-each", "--seed"]);

/**
 * A folder stands for its files of the tiers that are wanted, or for all of them where it has none of those: `src/http`
 * does not run what measures, and `tests/browser` runs all the same. Whatever else is named goes to `bun test` as it is.
 */
export function wishesIn(args: readonly string[], files: readonly string[]): TestWishes {
  const options: string[] = [];
  const words: string[] = [];
  let wanted: readonly Tier[] = ["quick"];
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!;
    const tier = /^--tier=(.*)$/.exec(word)?.[1];
    if (tier !== undefined) wanted = tiersNamed(tier);
    else if (!word.startsWith("-")) words.push(word);
    else options.push(word, ...(withValue.has(word) ? args.slice(++at, at + 1) : []));
  }
  const named = words.flatMap((word) => filesOf(word, files, wanted));
  return { tiers: wanted, named: words.length === 0 ? null : [...new Set(named)], options };
}

function tiersNamed(name: string): readonly Tier[] {
  if (name === "all") return tiers;
  const tier = tiers.find((one) => one === name);
  if (!tier) throw new Error(`there is no tier ${name}: choose among ${tiers.join(", ")} and all`);
  return [tier];
}

function filesOf(word: string, files: readonly string[], wanted: readonly Tier[]): string[] {
  const folder = `${word.replace(/^\.\//, "").replace(/\/+$/, "")}/`;
  const within = files.filter((file) => file.startsWith(folder));
  if (within.length === 0) return [files.includes(word) ? `./${word}` : word];
  const ofTiers = within.filter((file) => wanted.includes(tierOf(file)));
  return (ofTiers.length > 0 ? ofTiers : within).map((file) => `./${file}`);
}
