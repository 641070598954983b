import { finding, type MatchContext } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** The mods that the table of states marks with an E. */
function errored(text: string): string[] {
  const names: string[] = [];
  for (const whole of text.split("\n", 400)) {
    const line = whole.slice(0, 600);
    const row = /(?:^|[\s|])[ULCHIJAD]{1,9}E[\s|]{1,12}([^\s|][^\n]{0,400})/.exec(line);
    if (!row) continue;
    const named = /^[^\n{]{1,120}\{[^\n}]{0,80}\} \[([^\n\]]{1,120})\]/.exec(row[1]!);
    const column = /^([^|\n]{1,200})\|[^|\n]{0,200}\|/.exec(row[1]!);
    const name = named?.[1] ?? column?.[1]?.trim();
    if (name && !names.includes(name)) names.push(name);
    if (names.length === 20) break;
  }
  return names;
}

const failing =
  / \([\w.-]{1,64}\) (?:has (?:failed to load correctly|class loading errors)|encountered an error during the [\w ]{1,60} event phase|encountered an error while dispatching the [\w.$ ]{1,160} event)/;

/** `[main/ERROR]: Bright Lamps (lamps) has failed to load correctly`: what stands there, up to a colon or a tab. */
function nameBefore(line: string, said: RegExp): string | null {
  const before = line.slice(0, Math.max(0, line.search(said)));
  const name = before.slice(Math.max(before.lastIndexOf(":"), before.lastIndexOf("\t")) + 1).trim();
  return name === "" || name.length > 100 ? null : name;
}

const headers = ["-- MOD ", "-- Mod loading issue for: "];
/** What other rules, or this one, read in the section of a report about a mod that did not load. */
const readable =
  /Failure message: [^\n]{0,200}?(?:has failed to load correctly|encountered an error|has class loading errors|requires|missing|not (?:a )?valid|mods\.toml)/;

/**
 * `-- MOD lamps --` and `Exception message: …`: the failure itself may be told in another language, or by the key of a
 * translation that is not there.
 */
function modOfSection({ before }: Pick<MatchContext, "before">): string | null {
  const [start, at] = headers.reduce<[string, number]>(
    (last, one) => (before.lastIndexOf(one) > last[1] ? [one, before.lastIndexOf(one)] : last),
    ["", -1],
  );
  const section = at === -1 ? "" : before.slice(at + start.length);
  const mod = /^([\w.-]{1,64}) --/.exec(section)?.[1];
  return mod && !readable.test(section) ? mod : null;
}

/** A library that does for others what they ask it to: the name that is taken is of another mod, which is told of it. */
function isForAnother(mod: string | undefined, place: MatchContext): boolean {
  const namespace = /Cannot register payload ([\w.-]{2,64}):[\w./-]{1,120} as it is already/.exec(
    place.upTo(1500),
  )?.[1];
  return mod !== undefined && namespace !== undefined && namespace !== mod;
}

export default finding({
  code: "mod-fatal",
  severity: "fatal",
  joins: ["cause"],
  role: "general",
  needles: [
    "'E' = Errored",
    "->Errored",
    " has failed to load correctly",
    " has class loading errors",
    " encountered an error during the ",
    " encountered an error while dispatching the ",
    " encountered an error processing deferred work",
    " is missing a feature it requires to run",
    ": Unable to class load the plugin ",
    "Exception message: ",
  ],
  pattern:
    /'E' = Errored|->Errored| has (?:failed to load correctly|class loading errors)| encountered an error (?:(?:during|while dispatching) the |processing deferred work)| is missing a feature it requires to run|: Unable to class load the plugin |^\s{1,12}Exception message: [\w.$]{3,200}(?:Exception|Error)\b/,
  parameters: (match, place) => {
    if (match[0].includes("Exception message: ")) {
      const mod = modOfSection(place);
      return mod && !isForAnother(mod, place) ? { mod } : null;
    }
    if (match[0] === "'E' = Errored") {
      const names = errored(place.text);
      if (names.length === 0) return null;
      return { mod: names.length === 1 ? names[0]! : names };
    }
    const line = lineOf(place).replace(/^\s{0,12}(?:Suppressed|Caused by): [\w.$]{3,200}: /, "");
    const found =
      /\[([^\n[\]]{1,120})\] \((?:(?!\) )[^\n]){1,80}\) [\w>-]{0,80}->Errored/.exec(line) ??
      // A name may have a colon of its own.
      /^\s{0,12}(?:Failure message: (?=[a-z])|(?:- |Failure message: )?(?=[A-Z]))([^\n()]{1,100}?) \([\w.-]{1,64}\) (?:has (?:failed to load correctly|class loading errors)|encountered an error (?:(?:during|while dispatching) the |processing deferred work)|is missing a feature it requires)/.exec(
        line,
      ) ??
      // Forge for 1.14 to 1.16 leaves out the id.
      /^\s{0,12}(?:Failure message: )?([^\n():]{1,100}) has class loading errors/.exec(line) ??
      /\]: Coremod ([^\n:]{1,100}): Unable to class load the plugin /.exec(line);
    const name = (found?.[1] ?? nameBefore(line, failing))?.replace(/^[\s-]{1,12}/, "");
    if (!name || isForAnother(/\(([\w.-]{1,64})\) (?:has |encountered )/.exec(line)?.[1], place)) return null;
    // What it lacks stands below, and nothing is thrown.
    const lacks = line.includes("is missing a feature") ? place.upTo(600).split("\n", 2)[1]?.trim() : undefined;
    return { mod: name, ...(lacks ? { cause: lacks.replace(/\u00a7./g, "") } : {}) };
  },
  causedBy: [
    "client-class-on-server",
    "mod-exception",
    "mod-dependency-missing",
    "mod-dependency-version",
    "mixin-failed",
    "mixin-class-referenced",
    "class-missing",
    "method-missing",
    "config-invalid",
    "nightconfig-corrupt",
    "mod-id-limit",
    "out-of-memory",
  ],
});
