import { gatherFacts } from "../../src/analysis/facts/facts.ts";
import type { Facts } from "../../src/analysis/model/facts.ts";
import { type Entry, type Kind, type Level, levels } from "../../src/analysis/model/model.ts";
import { bareEntry } from "../../src/analysis/read/entries.ts";
import { Lines } from "../../src/analysis/text/lines.ts";

/** For tests: the facts of a text, cut into entries in the plainest way that serves the samples. */

const head =
  /^(?:\w{1,40} {1,20}\| )?(?:\d{4}-\d\d-\d\d )?\[?(\d\d):(\d\d):(\d\d)[^\]]{0,80}\](?: \[[^\]]{0,80}\]){0,3}:? /;

function levelOf(prefix: string): Level {
  if (prefix.includes("ERROR")) return levels.error;
  return prefix.includes("WARN") ? levels.warning : levels.info;
}

export function entriesOf(lines: Lines): Entry[] {
  const entries: Entry[] = [];
  for (let line = 0; line < lines.count; line++) {
    const match = head.exec(lines.text.slice(lines.start(line), Math.min(lines.end(line), lines.start(line) + 400)));
    const last = entries.at(-1);
    if (!match && last) last.endLine = line + 1;
    else {
      const [prefix, hours, minutes, seconds] = match ?? [""];
      const time = match ? ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 : null;
      entries.push({ ...bareEntry(line, line + 1, levelOf(prefix!), prefix), time });
    }
  }
  return entries;
}

export function factsOf(text: string, id = "vanilla/server"): Facts {
  const lines = new Lines(text);
  const kind = id.split("/")[1] as Kind;
  return gatherFacts(lines, entriesOf(lines), { id, name: id, kind, version: null });
}

/** `os` → `Linux`, without the lines. */
export function environmentOf(text: string, id?: string): Record<string, string | string[]> {
  const stated = Object.entries(factsOf(text, id).environment) as [string, { value: string | string[] }][];
  return Object.fromEntries(stated.map(([key, { value }]) => [key, value]));
}
