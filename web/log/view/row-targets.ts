/** Where a part of a row leads: to an address on the web, or to what is listed in the page under a key. */
export type Target = { kind: "address"; href: string } | { kind: "part"; key: string };

export interface TextTarget {
  start: number;
  /** Exclusive. */
  end: number;
  target: Target;
}

/** Of those in the page's tables: mods, plugins, packs. */
export type HasPart = (key: string) => boolean;

const maxInRow = 50;
const maxAddress = 2000;
/** One class of characters, repeated: it never goes back. What cannot be seen, or turns the text around, ends an address. */
const address =
  /https?:\/\/[^\s"'<>`\\^{|}\u0000-\u0020\u007f-\u00a0\u00a7\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3000-\u303f\ufeff\uff00-\uff0f\ufff9-\uffff]+/gi;

/** What a line says, in order. */
export function targetsIn(text: string, hasPart: HasPart | null): TextTarget[] {
  const targets = text.includes("://") ? addressesIn(text) : [];
  const part = hasPart && partOfFrame(text, hasPart);
  if (part && !targets.some(({ start, end }) => start < part.end && part.start < end)) targets.push(part);
  return targets.sort((a, b) => a.start - b.start);
}

function addressesIn(text: string): TextTarget[] {
  const found: TextTarget[] = [];
  for (const { 0: match, index: start } of text.matchAll(address)) {
    if (found.length === maxInRow) break;
    if (match.length > maxAddress) continue;
    const written = withoutPunctuation(match);
    if (!URL.canParse(written)) continue;
    const { href, host, protocol } = new URL(written);
    if (host === "" || !/^https?:$/.test(protocol)) continue;
    found.push({ start, end: start + written.length, target: { kind: "address", href } });
  }
  return found;
}

/** What belongs to the sentence around an address; a bracket that was opened in it belongs to it. */
function withoutPunctuation(written: string): string {
  let end = written.length;
  for (; end > 0; end--) {
    const last = written[end - 1]!;
    if (".,;:!?*_~".includes(last)) continue;
    if (last === ")" && !written.slice(0, end).includes("(")) continue;
    if (last === "]" && !written.slice(0, end).includes("[")) continue;
    break;
  }
  return written.slice(0, end);
}

/** Nobody reads further into a frame to see whose code it is. */
const maxFrame = 500;
/** Names in packages that say nothing of whose they are. */
const commonNames = new Set(
  "com net org io dev java minecraft forge neoforge fabric mod mods common client server".split(" "),
);

/**
 * The part of a stack frame that names a mod or plugin of the page's tables: its file (`~[lamps-2.0.jar:2.0]`), its module
 * (`TRANSFORMER/create@0.5.1/…`), or a piece of its package.
 */
function partOfFrame(text: string, hasPart: HasPart): TextTarget | null {
  const begin = text.length - text.trimStart().length;
  if (!text.startsWith("at ", begin) || text.length > maxFrame) return null;
  const spanOf = (start: number, written: string): TextTarget | null => {
    const key = written.toLowerCase();
    return hasPart(key) ? { start, end: start + written.length, target: { kind: "part", key } } : null;
  };
  const bracket = text.lastIndexOf("[") + 1;
  const file = bracket > 0 ? text.slice(bracket).split(/[:%!\]]/, 1)[0]! : "";
  const named = file.endsWith(".jar") ? spanOf(bracket, file) : null;
  if (named) return named;
  const opened = text.indexOf("(", begin);
  const code = text.slice(0, opened === -1 ? text.length : opened);
  const method = code.lastIndexOf("/") + 1;
  let at = begin + 3;
  for (const module of code.slice(at, Math.max(at, method - 1)).split("/")) {
    const found = spanOf(at, module.split("@", 1)[0]!);
    if (found) return found;
    at += module.length + 1;
  }
  at = Math.max(method, begin + 3);
  const spans: TextTarget[] = [];
  for (const name of code.slice(at).split(".").slice(0, -2)) {
    const found = commonNames.has(name) ? null : spanOf(at, name);
    if (found) spans.push(found);
    at += name.length + 1;
  }
  return spans.at(-1) ?? null;
}
