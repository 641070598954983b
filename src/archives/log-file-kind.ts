import { decodeLog } from "../wire/log-text.ts";

/** What a file of a player's folder is, the most telling first. */
export const logFileKinds = [
  "crashReport",
  "jvmCrash",
  "gameLog",
  "launcherLog",
  "debugLog",
  "olderLog",
  "launcherText",
  "launchScript",
] as const;

export type LogFileKind = (typeof logFileKinds)[number];

/** `unknown`: what is in it has to decide. */
export type KindByName = LogFileKind | "unknown" | "archive" | "other";

const launchers =
  /launcher|hmcl|pcl|prism|multimc|polymc|modrinth|theseus|curseforge|bakaxl|technic|pojav|zalith|fcl|启动器/;

/** What else a path has to have, anywhere. One pattern for this and for its end would try the end for every place of this. */
interface Also {
  inName?: RegExp;
  inFolders?: RegExp;
}

/** By the end of a path in small letters, without `.gz`. The first that fits. */
const patterns: readonly [pattern: RegExp, kind: KindByName, also?: Also][] = [
  [/\.(?:zip|7z|rar|tar|tgz|tbz2?|txz|xz|zst|bz2|lz4|cab|mrpack)$/, "archive"],
  [/(?:^|\/)hs_err[^/]*\.(?:log|txt)$/, "jvmCrash"],
  // What the game wrote before it crashed, as PCL calls it.
  [/(?:^|\/)游戏崩溃前的输出\.txt$/, "gameLog"],
  [/(?:^|\/)crash[-_]\d{4}[^/]*\.(?:txt|log)$|(?:^|\/)crash-reports?\/[^/]*\.txt$/, "crashReport"],
  [/\.(?:txt|log)$/, "crashReport", { inName: /crash[-_ ]?report|崩溃报告/ }],
  [/(?:^|\/)crashdumps\/[^/]*\.log$/, "crashReport"],
  [/\.(?!log$)[^/.]*$/, "other", { inFolders: /(?:^|\/)(?:mods|config|saves|resourcepacks|shaderpacks|world[^/]*)\// }],
  [/(?:^|\/)(?:环境与启动信息|(?:system|env|environment)[-_ ]?info|mod[-_ ]?list)[^/]*\.txt$/, "launcherText"],
  [/\.(?:bat|cmd|sh|command|ps1)$/, "launchScript", { inName: /launch|start|run|启动/ }],
  [/\.(?:log|txt)$/, "debugLog", { inName: /debug|trace|fml-(?:client|server)-latest|forgemodloader/ }],
  [/(?:^|\/)(?:latest|minecraft|server|game|client|output|proxy|latest[-_]?log|[^/]*stdout)\.(?:log|txt)$/, "gameLog"],
  [/(?:^|\/)(?:output-(?:client|server)|latest[-_](?:game|stdout))\.(?:log|txt)$/, "gameLog"],
  [/\.(?:log|txt)$/, "launcherLog", { inName: launchers }],
  [/(?:^|\/)log(?:-ce)?\d\.(?:log|txt)$/, "launcherLog"],
  [/(?:^|\/)replay_pid\d+\.log$/, "other"],
  [/\.log(?:\.\d+)?$/, "olderLog"],
  [/\.(?:txt|text|out|err)$|(?:^|\/)[^/.]+$/, "unknown"],
];

/** Longer ones are made to make somebody search for long. */
const maxPathCharacters = 300;

export function kindByName(path: string): KindByName {
  const name = path.slice(-maxPathCharacters).toLowerCase().replaceAll("\\", "/");
  if (/\.(?:tar|gz)\.gz$/.test(name)) return "archive";
  // `latest (2).log` is a second `latest.log`.
  const unpacked = name.replace(/(.)\.gz$/, "$1").replace(/ ?\([^()/]*\)(?=\.[^./]*$)/, "");
  const nameStart = unpacked.lastIndexOf("/") + 1;
  const [base, folders] = [unpacked.slice(nameStart), unpacked.slice(0, nameStart)];
  const found = patterns.find(([pattern, , { inName, inFolders } = {}]) => {
    return pattern.test(unpacked) && (inName?.test(base) ?? true) && (inFolders?.test(folders) ?? true);
  });
  return found?.[1] ?? "other";
}

const headBytes = 16 * 1024;

const crashReport = /^(?:---- Minecraft Crash Report ----|PocketMine-MP Crash Dump|.{0,40}Crash Dump \w{3} )/m;
const jvmCrash =
  /^# (?:A fatal error has been detected by the Java Runtime|There is insufficient memory for the Java)/m;
/** Times, levels and stack traces: what logs have and notes have not. */
const logSigns = [
  /^\W{0,3}\d{2}[:.]\d{2}[:.]\d{2}\b/m,
  /^\W{0,2}\d{4}[-/]\d{2}[-/]\d{2}[ T]\d{2}:\d{2}/m,
  /^.{0,80}[[/](?:INFO|WARN|WARNING|ERROR|FATAL|DEBUG|TRACE|SEVERE)[\]:]/m,
  /^[ \t]+at [\w.$/]+\(/m,
  /^(?:Exception in thread |java\.[\w.]+(?:Exception|Error)\b)/m,
];

/** By how a file begins; `null` for what is no log as far as anybody can see. */
export function kindByContent(bytes: Uint8Array): "crashReport" | "jvmCrash" | "olderLog" | null {
  const head = decodeLog(bytes.subarray(0, headBytes));
  if (crashReport.test(head)) return "crashReport";
  if (jvmCrash.test(head)) return "jvmCrash";
  return logSigns.some((sign) => sign.test(head)) ? "olderLog" : null;
}
