import { type Collected, maxListed } from "./collected.ts";
import type { LogView } from "./log-view.ts";
import type { Reader } from "./reader.ts";

/** Lists of Fabric Loader and Quilt Loader. */

const header = /^Loading \d{1,5} mods?:(.*)/;
/** `- fabric-api 0.92.0+1.20.1`, `|-- fabric-api-base 0.4.31`, `\-- …`; older ones add `via fabric-api`. */
const row = /^[|\\ \t]{0,60}-{1,2} ([A-Za-z][\w.-]{0,100}) (\S.{0,100}?)(?: via \S{1,100})?$/;
/** `fabric-api: Fabric API 0.92.0+1.20.1` */
const crashRow = /^([A-Za-z][\w.-]{0,100}): (\S.{0,300})$/;
const version = /^v?\d{1,6}\.\d/;
const versionOrBuild = /^(?:v?\d{1,6}\.\d|[0-9a-f]{8,40}$)/;

/** The version is the last word; where a `+` was lost on the way, the one before it is its first half. */
function nameAndVersion(text: string): { name: string; version: string | undefined } {
  const words = text.split(" ");
  const isBroken = words.length > 2 && version.test(words.at(-2)!) && versionOrBuild.test(words.at(-1)!);
  const count = isBroken ? 2 : 1;
  if (words.length <= count) return { name: text, version: undefined };
  return { name: words.slice(0, -count).join(" "), version: words.slice(-count).join(" ") };
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function readRows(line: number, into: Collected, log: LogView): number {
  let next = line;
  for (; next < log.count && log.areAlike(line, next) && !log.isExhausted; next++) {
    const match = row.exec(log.row(next).slice(0, 400));
    if (!match) break;
    into.mods.add({ id: match[1]!, version: match[2], line: next });
  }
  return next;
}

export const fabricMods: readonly Reader[] = [
  {
    begins: ["Loading "],
    read(message, line, into, log) {
      const behind = header.exec(message)?.[1];
      if (behind === undefined) return undefined;
      if (behind.trim() === "") return readRows(line + 1, into, log);
      for (const one of behind.split(",", maxListed)) {
        const match = /^\s{0,9}([A-Za-z][\w.-]{0,100})@(\S{1,100})\s{0,9}$/.exec(one);
        if (match) into.mods.add({ id: match[1]!, version: match[2], line });
      }
      return line + 1;
    },
  },
  {
    begins: ["Fabric Mods:", "Quilt Mods:"],
    read(_message, line, into, log) {
      let next = line + 1;
      // A report that lost its tabs on the way: then ids are what has no capitals.
      const indent = indentOf(log.raw(line));
      const isRow = (text: string) => (indent > 0 ? indentOf(text) > indent : /^[a-z][a-z0-9_-]{1,63}: /.test(text));
      for (; next < log.count && !log.isExhausted; next++) {
        const text = log.raw(next);
        // The next detail of the report is as deep as this one.
        if (!isRow(text)) break;
        const match = crashRow.exec(text.trim().slice(0, 500));
        if (!match) break;
        into.mods.add({ id: match[1]!, ...nameAndVersion(match[2]!), line: next });
      }
      return next;
    },
  },
];
