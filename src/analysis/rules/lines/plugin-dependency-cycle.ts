import type { MatchContext } from "../../model/finding.ts";
import { finding } from "../../model/finding.ts";

const numbered = /(?<!\d)\d{1,3}\) ([^\r]{3,300})/;

/** `1) Lamps -> Bulbs -> Lamps`, a line each. */
function chainsIn(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const chain = numbered.exec(line.slice(0, 450))?.[1];
    return chain?.includes(" -> ") ? [chain] : [];
  });
}

/** Each name once, in the order of the circle. */
function namesIn(chains: readonly string[]): string[] | undefined {
  const names = chains.flatMap((chain) => chain.split(/ ?-> ?/).map((one) => one.trim()));
  return names.length > 0 ? [...new Set(names)] : undefined;
}

/** Paper writes each line with a head of its own: what the plugins want stands below their circle. */
function chainsAbove({ before }: MatchContext): string[] {
  const from = before.lastIndexOf("Circular plugin loading");
  return from === -1 ? [] : chainsIn(before.slice(from));
}

export default finding({
  code: "plugin-dependency-cycle",
  severity: "error",
  needles: [
    "': Circular dependency detected",
    '": Circular dependency detected',
    "Circular plugin loading",
    "Circular dependency detected: ",
    " depend/softdepend: [",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Could not (?:load|enable) plugin ['"]([^'"\n]{1,120})['"]: Circular dependency detected|Circular plugin loading (?:detected|from plugins)[^\n]{0,200}|Circular dependency detected: ([^\n\r]{3,200})|\S depend\/softdepend: \[)/,
  parameters: (match, place) => {
    // PocketMine and Nukkit say it of every plugin that is left when nothing more can be loaded.
    if (match[1]) return { state: "waiting", plugin: match[1] };
    if (match[0].includes("depend/softdepend")) {
      const plugins = namesIn(chainsAbove(place));
      return plugins ? { plugins } : null;
    }
    if (/Circular plugin loading/.test(place.before.slice(-600))) return null;
    const below = chainsIn(place.upTo(2000));
    return { plugins: namesIn(match[2] ? [match[2]] : below) };
  },
  merge: {
    least: 2,
    key: ({ state }) => (state === undefined ? "" : null),
    parameters: (all) => ({ plugins: [...new Set(all.flatMap(({ plugins }) => (plugins as string[]) ?? []))] }),
  },
});
