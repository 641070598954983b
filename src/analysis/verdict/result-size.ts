import type { Facts } from "../facts/facts.ts";
import type { ExceptionGroup, Frame } from "../model/exception-group.ts";

/**
 * A result stays small enough to be kept and sent, whatever the log holds: all of it is at most about 2 MB of JSON.
 * Ordinary logs come to a tenth of that and lose nothing.
 */
const maxBytes = {
  findings: 700_000,
  exceptions: 700_000,
  mods: 300_000,
  plugins: 100_000,
  packs: 50_000,
  jvmArguments: 50_000,
};
const fewFrames = 5;
const fewCauses = 6;

export function fittingFacts(facts: Facts): Facts {
  const { environment, mods, plugins, datapacks, resourcePacks } = facts;
  const { jvmArguments } = environment;
  return {
    ...facts,
    environment: jvmArguments
      ? { ...environment, jvmArguments: { ...jvmArguments, value: fitting(jvmArguments.value, maxBytes.jvmArguments) } }
      : environment,
    mods: fitting(mods, maxBytes.mods),
    plugins: fitting(plugins, maxBytes.plugins),
    datapacks: fitting(datapacks, maxBytes.packs),
    resourcePacks: fitting(resourcePacks, maxBytes.packs),
  };
}

export function fittingExceptions(groups: readonly ExceptionGroup[]): ExceptionGroup[] {
  return fittingForms(groups.map(withoutMarksForRules), maxBytes.exceptions, (group) => group, inShort);
}

function withoutMarksForRules(group: ExceptionGroup): ExceptionGroup {
  const plain = (frames: readonly Frame[]) => frames.map(({ isReplacedByOptiFine: _, ...frame }) => frame);
  const { frames, outerFrames, suppressedFrames } = group;
  if (![frames, outerFrames, suppressedFrames].some((list) => list.some((one) => one.isReplacedByOptiFine)))
    return group;
  return {
    ...group,
    frames: plain(frames),
    outerFrames: plain(outerFrames),
    suppressedFrames: plain(suppressedFrames),
  };
}

/** `short` is what takes the place of `full` when there are many. */
export function fittingFindings<Found, Told>(
  findings: readonly Found[],
  full: (finding: Found) => Told,
  short: (finding: Found) => Told,
): Told[] {
  return fittingForms(findings, maxBytes.findings, full, short);
}

/** What people read of it: its first frames, the first causes, and the root. */
function inShort(group: ExceptionGroup): ExceptionGroup {
  const { causes, frames } = group;
  return {
    ...group,
    causes: causes.length > fewCauses ? [...causes.slice(0, fewCauses - 1), causes.at(-1)!] : causes,
    frames: frames.slice(0, fewFrames).map((frame) => ({ ...frame, mixins: [] })),
    outerFrames: [],
    suppressedFrames: [],
  };
}

/** Half of the room is for the first ones as they are, the rest for the others in short. What is too large is left out. */
function fittingForms<Thing, Form>(
  things: readonly Thing[],
  room: number,
  full: (thing: Thing) => Form,
  short: (thing: Thing) => Form,
): Form[] {
  const forms: Form[] = [];
  let used = 0;
  const add = (form: Form, most: number): boolean => {
    const bytes = jsonBytes(form);
    if (used + bytes > most) return false;
    used += bytes;
    forms.push(form);
    return true;
  };
  let isRoomy = true;
  for (const thing of things) {
    isRoomy &&= add(full(thing), room / 2);
    if (!isRoomy) add(short(thing), room);
  }
  return forms;
}

function fitting<Thing>(things: readonly Thing[], room: number): Thing[] {
  let used = 0;
  return things.filter((thing) => {
    const bytes = jsonBytes(thing);
    if (used + bytes > room) return false;
    used += bytes;
    return true;
  });
}

/** In UTF-8, and rather too many than too few. */
export function jsonBytes(value: unknown): number {
  const json = JSON.stringify(value);
  if (!/[^\x00-\x7f]/.test(json)) return json.length + 1;
  let bytes = 1;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes;
}
