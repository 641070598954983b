import { apart, type Comparison, certain, same } from "./comparison.ts";
import type { FileSigns } from "./file-signs.ts";
import { isPieceOf } from "./pieces.ts";
import { agreeToTheSecond, byTimes } from "./times-fit.ts";

/** Less than that counts where nothing speaks against it. */
const certainButFor = certain - 1;

export function compareFiles(a: FileSigns, b: FileSigns): Comparison {
  const piece = isPieceOf(a, b) ? a : isPieceOf(b, a) ? b : null;
  // A trace without a time may have been copied out of either of two logs.
  if (piece) return same("same-run-piece", piece.end ? 5 : certainButFor);
  const known = byNames(a, b) ?? agreeToTheSecond(a, b);
  if (known) return known;
  const other = contradiction(a, b);
  if (other) return other;
  const isSameFault = haveSameFault(a, b);
  const time = byTimes(a, b, isSameFault);
  if (time?.verdict === "apart") return time;
  if (isSameFault) return same("same-run-exception", 3);
  if (time && time.weight >= 2) return time;
  const mods = byMods(a, b);
  if (mods?.verdict === "apart") return mods;
  if (time) return time;
  if (mods) return mods;
  if (a.player && a.player === b.player) return same("same-run-player", 1);
  if (a.minecraft && a.minecraft === b.minecraft) return same("same-run-versions", 1, { version: a.minecraft });
  return { verdict: "unsaid", because: { term: "same-run-assumed" }, weight: 0 };
}

function byNames(a: FileSigns, b: FileSigns): Comparison | null {
  if (a.processId && a.processId === b.processId && a.kind !== b.kind) {
    return same("same-run-process", 5, { process: a.processId });
  }
  const named = nameIn(a, b) ?? nameIn(b, a);
  return named ? same("same-run-named", 5, { name: named }) : null;
}

function nameIn(log: FileSigns, report: FileSigns): string | null {
  if (!report.isReport) return null;
  return log.namedReports.find(({ name }) => report.file.name.endsWith(name))?.name ?? null;
}

/** What no two files of one run differ in. */
function contradiction(a: FileSigns, b: FileSigns): Comparison | null {
  if (a.side && b.side && a.side !== b.side) return apart("apart-side", 3);
  if (isOfPhp(a) !== isOfPhp(b) && [a, b].every(isKnownSoftware)) {
    return apart("apart-software", 3, { version: a.file.analysis.software.name, other: b.file.analysis.software.name });
  }
  const [family, other] = [familyOf(a), familyOf(b)];
  if (family && other && family !== other) return apart("apart-software", 3, { version: family, other });
  if (a.minecraft && b.minecraft && plainVersion(a.minecraft) !== plainVersion(b.minecraft)) {
    return apart("apart-minecraft", 3, { version: a.minecraft, other: b.minecraft });
  }
  const [loader, second] = [a.loader, b.loader];
  if (loader && second && loader.label === second.label && !isSameVersion(loader.value, second.value)) {
    return apart("apart-loader", 3, { version: loader.value, other: second.value });
  }
  const isLaunchersOwn = [a, b].some(({ kind, hasGame }) => kind === "launcher-log" && !hasGame);
  if (!isLaunchersOwn && a.java && b.java && !isSameVersion(javaOf(a.java), javaOf(b.java))) {
    return apart("apart-java", 2, { version: a.java, other: b.java });
  }
  if (a.player && b.player && a.player !== b.player && a.isGameLog && b.isGameLog) return apart("apart-player", 2);
  return null;
}

/** Software that cannot be taken for each other. A piece of a report may look like the one that it is built on. */
function familyOf({ file }: FileSigns): string | null {
  const { id, name } = file.analysis.software;
  if (/^(?:fabric|quilt|forge|neoforge|velocity|bungeecord|waterfall|geyser|pocketmine|nukkit|bedrock)\//.test(id))
    return name;
  return /^(?:paper|purpur|folia|spigot|craftbukkit)\//.test(id) ? "Bukkit" : null;
}

/** It runs in no Java, and no game of the Java Edition joins it. */
function isOfPhp({ file }: FileSigns): boolean {
  return /^(?:pocketmine|genisys)\//.test(file.analysis.software.id);
}

function isKnownSoftware({ file }: FileSigns): boolean {
  return !/^(?:unknown|stack-trace)\//.test(file.analysis.software.id);
}

function plainVersion(version: string): string {
  return version.toLowerCase().replace(/[\s-]/g, "");
}

/** `1.20.1-47.2.0` and `47.2.0`, `17.0.8+7` and `17.0.8`. */
function isSameVersion(a: string, b: string): boolean {
  const [one, other] = [plainVersion(a), plainVersion(b)];
  return one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one);
}

/** `1.8.0_51` is Java 8; a list of mods has only the `8`. */
function javaOf(version: string): string {
  return version.replace(/^1\.(?=\d)/, "").replace(/^8\.0_/, "8_");
}

/** Whether what ended the one stands in the other. */
function haveSameFault(a: FileSigns, b: FileSigns): boolean {
  const isIn = (one: FileSigns, other: FileSigns) =>
    one.crashes.some(({ fingerprint, frames }) =>
      other.file.analysis.exceptions.some((group) => frames.length > 0 && group.fingerprint === fingerprint),
    );
  return isIn(a, b) || isIn(b, a);
}

/** Two lists with other versions of the same mods are of two runs. */
function byMods(a: FileSigns, b: FileSigns): Comparison | null {
  const known = new Map(a.mods.flatMap(({ id, version }) => (version ? [[id, version] as const] : [])));
  let equal = 0;
  for (const { id, name, version } of b.mods) {
    const other = known.get(id);
    if (!version || !other) continue;
    if (isSameVersion(version, other)) equal++;
    else if (/^\d/.test(version) && /^\d/.test(other)) {
      return apart("apart-mods", 1, { mod: name ?? id, version: other, other: version });
    }
  }
  return equal >= 3 ? same("same-run-mods", 1, { count: String(equal) }) : null;
}
