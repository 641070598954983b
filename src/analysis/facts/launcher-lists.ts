import type { Collected } from "./collected.ts";
import type { LogView } from "./log-view.ts";
import type { Reader } from "./reader.ts";

/** What launchers list of the machine and of the folder of mods, a thing in a line. */

type Row = (row: string, line: number, into: Collected) => boolean;

/** `[✔] sodium-fabric-0.5.8`; the crossed ones are switched off. */
const ticked: Row = (row, line, into) => {
  const match = /^\[([✔✓✘✗x ])\] (\S.{0,200}?)(?: \(disabled\))?$/.exec(row);
  if (!match) return false;
  if (match[1] === "✔" || match[1] === "✓") into.addModFile(match[2]!, line);
  return true;
};

/** ATLauncher: `- /kettles-1.20.1.jar`, each an entry of its own. */
const dashed: Row = (row, line, into) => {
  const match = /^- \/?([^\s/][^/]{0,200}\.jar)(?:\.disabled)?$/.exec(row);
  if (!match) return false;
  if (!row.endsWith(".disabled")) into.addModFile(match[1]!, line);
  return true;
};

/** HMCL: `|  |-> kettles-1.20.1.jar`, below `|-> mods`. What stands deeper is what the mods keep there. */
const branched: Row = (row, line, into) => {
  const match = /^\|(?: {2}\|){0,8}-> (\S.{0,200})$/.exec(row);
  if (!match) return false;
  const file = /^\| {2}\|-> /.test(row) ? /^[^/\\]{1,200}\.jar$/.exec(match[1]!)?.[0] : undefined;
  if (file) into.addModFile(file, line);
  return true;
};

/** HMCL: `- CPU: …`, `- Memory: 6.91 GiB / 15.89 GiB (43%)`. */
const machine: Row = (row, line, into) => {
  const match = /^- (CPU|GPU|Memory): (.{1,300})$/.exec(row);
  if (!match) return false;
  const [, what, value] = match;
  if (what === "CPU") into.state("cpu", value, line, 2);
  else if (what === "GPU") into.state("gpu", value, line, 2);
  else into.state("physicalMemory", / \/ (\d{1,6}(?:\.\d{1,3})? [KMGT]i?B)/.exec(value!)?.[1], line);
  return true;
};

function rows(from: number, read: Row, into: Collected, log: LogView): number {
  let next = from;
  let first: number | null = null;
  for (; next < log.count && !log.isExhausted; next++) {
    const row = log.row(next).slice(0, 400);
    // Some write a blank line behind each.
    if (row === "") continue;
    first ??= next;
    if (!log.areAlike(first, next) || !read(row, next, into)) break;
  }
  return next;
}

export const launcherLists: readonly Reader[] = [
  {
    begins: ["Mods:"],
    read(message, line, into, log) {
      if (message !== "Mods:") return undefined;
      return Math.max(rows(line + 1, ticked, into, log), rows(line + 1, dashed, into, log));
    },
  },
  {
    begins: ["System Info:"],
    read: (message, line, into, log) => (message === "System Info:" ? rows(line + 1, machine, into, log) : undefined),
  },
  {
    begins: ["Filesystem structure of: "],
    read: (message, line, into, log) => (/[\\/]mods$/.test(message) ? rows(line + 1, branched, into, log) : undefined),
  },
];
