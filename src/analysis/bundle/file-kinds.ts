import { lineHeader } from "../read/line-header.ts";
import type { BundleFile, BundleFileKind } from "./model.ts";

const launcherNames =
  /(?:^|[\\/])(?:hmcl|pcl|launcher|multimc|prismlauncher|polymc|atlauncher|gdlauncher|modrinth|curseforge)[\w. -]{0,60}$|启动器|launcher[_-]log|nativelog/i;
const debugNames = /(?:^|[\\/])(?:debug|fml-\w{3,10}-latest)(?:-\d{1,2})?\.log/i;
/** What only a launcher writes, near the beginning or the end. */
const launcherMarks =
  /^(?:(?:Prism Launcher|MultiMC|PolyMC)[^\n]{0,20} version: |\[[\d:]{8}\] \[@\.|\[HMCL|# Minecraft launcher log started)|\[HMCL ProcessListener\]|Minecraft process ID: |Process (?:exited|crashed) with (?:exit ?)?code|\] \[Launch\] |\[Launch\] /m;
const sample = 20_000;
const linesTried = 20;

/** What a file is among others. The software of a log stands in its analysis. */
export function kindOfFile({ name, text, analysis }: BundleFile): BundleFileKind {
  const { kind } = analysis.software;
  if (kind === "jvm-crash" || kind === "network-protocol-error-report") return kind;
  // Whatever software it was taken for.
  if (beginsAsReport(text)) return "crash-report";
  if (kind === "crash-report" && !hasLogAbove(text)) return kind;
  if (kind === "launcher" || launcherNames.test(name)) return "launcher-log";
  if (debugNames.test(name)) return "debug-log";
  if (launcherMarks.test(text.slice(0, sample)) || launcherMarks.test(text.slice(-sample))) return "launcher-log";
  return kind === "unknown" ? "other" : "log";
}

const reportHead = "---- Minecraft Crash Report ----";
/** What people and launchers write above a report is shorter. */
const longestPreface = 4000;

function beginsAsReport(text: string): boolean {
  return text.slice(0, 200).trimStart().startsWith(reportHead);
}

/** A log may hold the report of the crash that ended it. */
function hasLogAbove(text: string): boolean {
  return text.indexOf(reportHead) > longestPreface || beginsAsLog(text);
}

function beginsAsLog(text: string): boolean {
  let start = 0;
  for (let line = 0; line < linesTried && start < text.length; line++) {
    const end = text.indexOf("\n", start);
    const header = lineHeader(text, start, end === -1 ? text.length : end);
    if (header?.time !== undefined) return true;
    if (end === -1) return false;
    start = end + 1;
  }
  return false;
}

const rank: Record<BundleFileKind, number> = {
  "crash-report": 0,
  "jvm-crash": 1,
  "network-protocol-error-report": 2,
  log: 3,
  "launcher-log": 4,
  "debug-log": 5,
  other: 6,
};

/** The smaller, the more telling, where nothing else decides. */
export function rankOfKind(kind: BundleFileKind): number {
  return rank[kind];
}
