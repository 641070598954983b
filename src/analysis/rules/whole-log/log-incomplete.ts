import { logEndOf } from "../../evidence/completeness.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import { ownerParameters } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

const fewestLines = 3;
/** What was begun stands near the end; below it is what it says of itself. */
const linesBack = 80;
const maxLine = 400;

/** What is begun at a start, by what is printed then. The words for each are in the catalogues, as cases of `step`. */
const steps: readonly { step: string; pattern: RegExp }[] = [
  {
    step: "part",
    pattern:
      /(?:Sending event FML\w{3,40} to mod|\b(?:Pre-?initializing|Constructing) mod|\]: \[[^\]\n]{1,60}\] (?:Enabling|Loading)(?: server plugin)?) ([\w.+-]{2,60})(?: v\S{1,60})?\s{0,4}$/,
  },
  // Of Forge and NeoForge: it asks for one version of OpenGL after the other, and says what it got.
  { step: "early-window", pattern: /Trying GL version \d/ },
  {
    step: "window",
    pattern:
      /Backend library: LWJGL|LWJGL Version|\bGLFW\b|OpenGL|GL context|EARLYDISPLAY|early (?:loading |progress )?window|ImmediateWindow|Creating (?:the )?window/i,
  },
  { step: "sound", pattern: /OpenAL|Sound (?:engine|Library)|Starting up SoundSystem|paulscode/ },
  {
    step: "world",
    pattern:
      /Preparing (?:start region|spawn area|level)|Starting integrated minecraft server|data pack |Loaded \d{1,6} (?:recipes|advancements)|Loading dimension|Missing data pack|Generating keypair/,
  },
  {
    step: "resources",
    pattern: /Reloading ResourceManager|Created: \d{1,6}x\d|[Rr]esource pack|Unable to load model|[Mm]issing texture/,
  },
  { step: "download", pattern: /Downloading |Applying patches|Unpacking |Download(?:ed)? of / },
  {
    step: "mods",
    pattern:
      /Loading \d{1,4} mods|ModLauncher |tweak class|[Mm]ixin|coremod|Found mod file|Forge Mod Loader|with (?:Fabric|Quilt) Loader|FancyModLoader|Scanning/,
  },
];

/** A log that stops while something is being started, without a word of why. What was begun last says what to look at. */
export default wholeLogFinding({
  codes: ["log-incomplete"],
  severity: "notice",
  role: "environment",
  confidence: 0.6,
  unlessEnded: true,
  find(evidence) {
    const { lines } = evidence;
    const end = logEndOf(evidence);
    if (!end || end.hasEnd || end.phase === "up" || lines.count < fewestLines) return [];
    return [lastBegun(evidence, end.phase === "loading-world")];
  },
});

function lastBegun({ lines, owners, runs }: Evidence, isLoadingWorld: boolean): WholeLogMatch {
  const last = lines.count - 1;
  const first = Math.max(runs.at(-1)?.firstLine ?? 0, lines.count - linesBack);
  for (let line = last; line >= first && !isLoadingWorld; line--) {
    const text = lines.get(line, maxLine);
    for (const { step, pattern } of steps) {
      const match = pattern.exec(text);
      if (!match) continue;
      const part = match[1];
      const owner = part === undefined ? null : (owners.ofId(part) ?? owners.ofPlugin(part));
      const parameters = { step, ...(owner ? ownerParameters("part", owner) : { part }) };
      // That takes a moment, in which nobody copies a log: it ended or hung there.
      const severity = step === "early-window" && line === last ? { severity: "error" as const, confidence: 0.75 } : {};
      return { parameters, firstLine: line, endLine: line + 1, ...severity };
    }
  }
  return { parameters: { step: isLoadingWorld ? "world" : undefined }, firstLine: last, endLine: last + 1 };
}
