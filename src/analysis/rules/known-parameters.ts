import type { MaybeParameters } from "../model/finding.ts";
import type { Parameters, ParameterValue, Term } from "../model/model.ts";

/** What stands where nobody knew: no reader is helped by it, and every sentence has a wording without. */
const nothing =
  /^(?:|\?{1,9}|null|undefined|none|unknown|nil|~~NULL~~|<unknown>|\[?MISSING\]?|\{\d?\}|NaN|\[\]|NO (?:FILE|MOD) INFO(?: AVAILABLE)?)$/i;
/** What terminals are told to do, and nobody can read. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Parameters that say whose fault something is. */
const accusing = /^(?:mods?|plugins?|suspects?|culprit|own|partner|script|part)$/;
/** A level, a stream, a thread, a launcher, a folder: what stands in the place of a name, and is nobody's. */
const nobody =
  /^(?:error|errors|warn|warning|info|debug|trace|fatal|severe|notice|critical|stderr|stdout|main|server|client|(?:server|client|render|main) thread|launcher|launchwrapper|prism ?launcher|multimc|polymc|hmcl|pcl2?|atlauncher|tlauncher|gdlauncher|pojavlauncher|modrinth ?app|curseforge|java|javaw?\.exe|mods|plugins|config|libraries|versions|resourcepacks|logs|bin|run|build|classes|src)$/i;
const maxText = 400;
const maxListed = 60;

/** Every finding's parameters pass through here: what is unknown is left out. */
export function knownParameters(given: MaybeParameters): Parameters {
  const known: Parameters = {};
  for (const [name, parameter] of Object.entries(given)) {
    const value = parameter === null || parameter === undefined ? undefined : knownValue(parameter);
    const named = value !== undefined && accusing.test(name) ? withoutNobody(value) : value;
    if (named !== undefined) known[name] = named;
  }
  return known;
}

function knownValue(parameter: ParameterValue): ParameterValue | undefined {
  if (typeof parameter === "string") return knownText(parameter);
  if (!Array.isArray(parameter)) return knownTerm(parameter);
  const texts = parameter
    .slice(0, maxListed)
    .flatMap((one) => (typeof one === "string" ? knownText(one) : knownTerm(one)) ?? []);
  return texts.length > 0 ? texts : undefined;
}

function withoutNobody(value: ParameterValue): ParameterValue | undefined {
  if (typeof value === "string") return nobody.test(value) ? undefined : value;
  if (!Array.isArray(value)) return value;
  const somebody = value.filter((one) => typeof one !== "string" || !nobody.test(one));
  return somebody.length > 0 ? somebody : undefined;
}

function knownTerm({ term, parameters }: Term): Term {
  return parameters ? { term, parameters: knownParameters(parameters) } : { term };
}

function knownText(text: string): string | undefined {
  const plain = text.replace(control, "").trim();
  if (nothing.test(plain)) return undefined;
  return plain.length > maxText ? `${plain.slice(0, maxText - 1)}…` : plain;
}

/** The number that a parameter says, with a comma or a point; 0 where it is unknown. */
export function numberIn(parameters: Parameters, name: string): number {
  return Number.parseFloat(String(parameters[name] ?? "0").replace(",", "."));
}
