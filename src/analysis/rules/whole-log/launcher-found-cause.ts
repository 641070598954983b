import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const begins = "/INFO] Crash cause: ";
const maxCauses = 40;
const maxSaid = 400;
const maxBelow = 6;
/** `Crash cause: MIXIN_APPLY_MOD_FAILED: …`, and behind it what the launcher shows to the player, in their language. */
const ruleAndText = /Crash cause: ([A-Z][A-Z0-9_]{2,60}): ([^\n]{2,600})/;
const header = /^\[\d\d:\d\d:\d\d\] \[/;

/** What only says at what it failed, or that something of a kind did: anything else says more. */
const vague: readonly RegExp[] = [
  /^(?:BLOCK|ENTITY)$/,
  /^(?:MODMIXIN_FAILURE|MOD_RESOLUTION0|FORGE_ERROR|NO_CLASS_DEF_FOUND_ERROR|NO_SUCH_METHOD_ERROR|ILLEGAL_ACCESS_ERROR|GL_OPERATION_FAILURE|RESOLUTION_TOO_HIGH|GRAPHICS_DRIVER)$/,
  // Fabric's advice.
  /^FABRIC_WARNINGS$/,
];
const ofMod = new Map([
  ["MIXIN_APPLY_MOD_FAILED", "mixin"],
  ["LOADING_CRASHED_FORGE", "loading"],
  ["LOADING_CRASHED_FABRIC", "loading"],
  ["BOOTSTRAP_FAILED", "loading"],
]);
/** Every language puts names between marks of its own, or in brackets. */
const quoted = /[“"'«„「『]([\w .:&+-]{2,80})[”"'»“」』]|[(（]([a-z][\w-]{1,63})[)）]/;

interface Cause {
  rule: string;
  said: string;
  line: number;
}

/**
 * HMCL looks at what the game said before it died, and writes what it takes for the cause into its own log: by the name of a
 * rule, and in words. Where that log is all there is, it is all that is known.
 */
export default wholeLogFinding({
  codes: ["launcher-found-cause"],
  severity: "fatal",
  role: "own-words",
  confidence: 0.8,
  literals: [begins],
  find({ lines, software }) {
    if (software.id !== "hmcl/launcher") return [];
    const causes: Cause[] = [];
    for (const { line } of placesOutsideChat(lines, begins, { most: maxCauses })) {
      const text = lines.range(line, Math.min(lines.count, line + maxBelow));
      const [, rule, first] = ruleAndText.exec(text.slice(0, 1500)) ?? [];
      if (rule) causes.push({ rule, said: [first!, ...below(text)].join(" / ").slice(0, maxSaid), line });
    }
    const first = [...causes].sort((a, b) => vagueness(a) - vagueness(b))[0];
    if (!first) return [];
    const name = ofMod.has(first.rule) ? quoted.exec(first.said) : null;
    const mod = name?.[1] ?? name?.[2];
    const thing = causes.find(({ rule }) => vague[0]!.test(rule));
    const parameters = {
      why: mod === undefined ? (first === thing ? "thing" : undefined) : ofMod.get(first.rule),
      mod,
      said: first.said,
      ...(thing ? whatAndWhere(lines.range(thing.line, Math.min(lines.count, thing.line + maxBelow))) : {}),
    };
    return [{ parameters, firstLine: first.line, endLine: first.line + 1, lines: causes.map(({ line }) => line) }];
  },
});

function vagueness({ rule }: Cause): number {
  return vague.findIndex((one) => one.test(rule)) + 1;
}

/** What stands below the line, up to the next one of the launcher. */
function below(text: string): string[] {
  const [, ...rest] = text.split("\n");
  const end = rest.findIndex((line) => header.test(line));
  return rest
    .slice(0, end === -1 ? rest.length : end)
    .map((line) => line.slice(0, maxSaid).trim())
    .filter(Boolean);
}

/** `Block{minecraft:hopper}[facing=west]`, `World: (3,64,-7), Section: …`; `minecraft:zombie (…)`, `3.50, 64.00, -7.50`. */
function whatAndWhere(text: string): { thing?: string; place?: string } {
  const thing = /(?:Block\{|[:：] ?)([a-z][\w.-]{1,63}:[a-z][\w./-]{1,100})/.exec(text.slice(0, 3000))?.[1];
  const place =
    /(?:World: \(|[:：] ?)(-?\d{1,8}(?:\.\d{1,3})?, ?-?\d{1,5}(?:\.\d{1,3})?, ?-?\d{1,8}(?:\.\d{1,3})?)/.exec(
      text.slice(0, 3000),
    )?.[1];
  return { ...(thing ? { thing } : {}), ...(place ? { place: place.replace(/,(?=\S)/g, ", ") } : {}) };
}
