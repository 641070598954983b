import type { BundleFile, BundleFileKind } from "./model.ts";

const launcherNames =
  /(?:^|[\\/])(?:hmcl|pcl|launcher|multimc|prismlauncher|polymc|atlauncher|gdlauncher|modrinth|curseforge)[\w. -]{0,60}$|启动器|launcher[_-]log|nativelog/i;
const debugNames = /(?:^|[\\/])(?:debug|fml-\w{3,10}-latest)(?:-\d{1,2})?\.log/i;
/** What only a launcher writes, near the beginning or the end. */
const launcherMarks =
  /^(?:(?:Prism Launcher|MultiMC|PolyMC)[^\n]{0,20} version: |\[[\d:]{8}\] \[@\.|\[HMCL|# Minecraft launcher log started)|\[HMCL ProcessListener\]|Minecraft process ID: |Process (?:exited|crashed) with (?:exit ?)?code|\] \[Launch\] |\[Launch\] /m;
const sample = 20_000;

/** What a file is among others. The software of a log stands in its analysis. */
export function kindOfFile({ name, text, analysis }: BundleFile): BundleFileKind {
  const { kind } = analysis.software;
  if (kind === "crash-report" || kind === "jvm-crash" || kind === "network-protocol-error-report") return kind;
  if (kind === "launcher" || launcherNames.test(name)) return "launcher-log";
  if (debugNames.test(name)) return "debug-log";
  if (launcherMarks.test(text.slice(0, sample)) || launcherMarks.test(text.slice(-sample))) return "launcher-log";
  return kind === "unknown" ? "other" : "log";
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
