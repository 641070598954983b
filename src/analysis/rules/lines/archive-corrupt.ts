import { finding, type MatchContext } from "../../model/finding.ts";
import { isDamagedJar, isUnpackedToLoad } from "../matching/damaged-jars.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { isRepeated } from "../matching/match-text.ts";

const archive = /\.(?:jar|zip)(?!\w)/g;
/** What no path has in it, but for the colon of a drive. */
const noPath = /[\n'"<>|*?[\]]|:(?![/\\])/g;
const maxPath = 330;

/** The first file in a folder that the text names, or else the first file. */
function archiveIn(text: string): string | undefined {
  let first: string | undefined;
  for (const { index, 0: ending } of text.matchAll(archive)) {
    const before = text.slice(Math.max(0, index - maxPath), index + ending.length);
    const start = ([...before.matchAll(noPath)].at(-1)?.index ?? -1) + 1;
    const said = before.slice(start).trimStart();
    const slash = said.search(/[/\\]/);
    // `C:\mc\resourcepacks\Soft 64x.zip`: names in a folder have blanks.
    if (slash !== -1) return said.slice(said.lastIndexOf(" ", slash) + 1);
    first ??= said.slice(said.lastIndexOf(" ") + 1);
  }
  return first;
}

/** `._lamps.jar`: what macOS keeps of a file beside it, where the disk or the archive cannot. */
function isOfMac(file: string | undefined): boolean {
  return file !== undefined && /(?:^|[/\\])\._[^/\\]{1,200}$/.test(file);
}

/** There is one for every jar: their folder, and what their names have in common, says it of all. */
function allOfMac(file: string): string {
  return `${file.slice(0, file.lastIndexOf("._"))}._*${file.slice(file.lastIndexOf("."))}`;
}

function namedFile(match: RegExpExecArray, place: MatchContext): string | undefined {
  const head = place.earlier + match[0];
  return archiveIn(head.slice(0, 4000).replace(/java\.util\.zip|~?\[[^\][\n:]{1,110}:[^\][\n]{0,40}\]/g, ""));
}

export default finding({
  code: "archive-corrupt",
  severity: "error",
  confidence: 0.85,
  needles: [
    "java.util.zip.ZipException: zip END header not found",
    "java.util.zip.ZipException: error in opening zip file",
    "java.util.zip.ZipException: zip file is empty",
    "java.util.zip.ZipException: invalid ",
    "java.util.zip.ZipException: incorrect ",
    "java.util.zip.ZipException: oversubscribed ",
    "java.util.zip.ZipException: ZipFile invalid ",
    "java.io.EOFException: Unexpected end of ZLIB input stream",
    "java.util.zip.ZipException: Invalid CEN header",
    "java.util.zip.ZipError: ",
    "Error: Invalid or corrupt jarfile ",
    "probably a corrupt zip",
  ],
  pattern:
    /^[^\n<]{0,400}(?:java\.util\.zip\.Zip(?:Exception|Error): (?:zip END header not found|error in opening zip file|zip file is empty|[Ii]nvalid (?:LOC|CEN|END) header|invalid entry (?:CRC|size|compressed size)|((?:ZipFile )?invalid|incorrect|oversubscribed) )|(java\.io\.EOFException: Unexpected end of ZLIB input stream)|Error: Invalid or corrupt jarfile ([^\n\r]{1,300})|probably a corrupt zip)/,
  parameters: (match, place) => {
    const [, unpacked, cut, jar] = match;
    if (jar) return { file: jar.trim() };
    if ((unpacked || cut) && !isDamagedJar(place.upTo(2000))) return null;
    if (match[0].endsWith("probably a corrupt zip") && /module-info|META-INF/.test(match[0])) return null;
    // Plugins have a finding of their own.
    if (place.entry.slice(0, 400).includes("DirectoryProviderSource] Error loading plugin: ")) return null;
    if (isRepeated(place, cut ?? (unpacked ? `ZipException: ${unpacked} ` : "java.util.zip.Zip"))) return null;
    const file = namedFile(match, place);
    if (isOfMac(file)) return { files: [allOfMac(file!)], why: "macos" };
    // A plugin may open archives that are not its own.
    const plugin = isUnpackedToLoad(place.upTo(2000)) ? failedPlugin(place) : null;
    return plugin === null ? { file } : { files: [plugin], why: "plugins" };
  },
  // The real ones are there, too.
  severityAt: (match, place) => (isOfMac(namedFile(match, place)) ? "warning" : undefined),
  merge: {
    // Two are told as two.
    least: 3,
    key: ({ why, file }) => JSON.stringify([why, file]),
    parameters: (all) => ({ ...all[0], files: [...new Set(all.flatMap(({ files }) => [files ?? []].flat()))] }),
  },
  causedBy: ["disk-full", "disk-failing"],
});
