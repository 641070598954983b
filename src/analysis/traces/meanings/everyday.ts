import type { ExceptionGroup } from "../../model/exception-group.ts";
import { meaningOf } from "./meanings.ts";

/** What fails without anybody being at fault: the network, files that are not there yet. */
const everyday = new Set([
  "host-unknown",
  "not-reachable",
  "timed-out",
  "no-secure-connection",
  "file-missing",
  "broken-file",
  "broken-file-at",
]);
/** `IOException: Server returned HTTP response code: 403 for URL: …` */
const input = /^java\.(?:io|net)\.|(?:Http|SSL|Socket|Connect)\w{0,40}(?:Exception|Error)$/;

/** A file that cannot be made is no file that is not there yet. */
const making =
  /^java\.(?:nio\.file\.Files\.(?:create|write|copy|move|newOutput)|io\.(?:FileOutputStream|RandomAccessFile)\.)/;

export function isEveryday({ root, frames }: Pick<ExceptionGroup, "root" | "frames">): boolean {
  const name = meaningOf(root)?.name ?? "";
  return (
    everyday.has(name) &&
    !(name === "file-missing" && frames.slice(0, maxLooked).some(({ method }) => making.test(method)))
  );
}

/** Also what came over the network or out of a file. */
export function isOfInput(group: Pick<ExceptionGroup, "root" | "frames">): boolean {
  return isEveryday(group) || input.test(group.root.type);
}

/** Classes that look for updates or send statistics: nobody misses what they could not do. */
const housekeeping =
  /[.$](?:(?:Plugin|Auto|Version|Spigot|Spiget|GitHub|Github)?Updat(?:e|er|es|eCheck|eChecker|eNotifier)|VersionCheck(?:er)?|Metrics(?:Lite|Base)?|Telemetry|BStats)[.$]|\.(?:bstats|mcstats|updatechecker|updater)\./;
/** Viewers of recipes try those of all mods, and leave out what is broken: that is not theirs. */
const recipeViewer = /^mezz\.jei\.[\w.$]{0,80}(?:ErrorUtil\.check|Recipe(?:Manager|Map|Registry)\w{0,20}\.)/;
/** Models of anybody that the game could not read, whoever asked for them; and a trace that is printed to show where a text is from. */
const harmless = /\.ModelLoaderRegistry\$LoaderException$|\.LegacyFormattingDetected$/;
const maxLooked = 10;

export function isHousekeeping({
  root,
  frames,
  outerFrames,
}: Pick<ExceptionGroup, "root" | "frames" | "outerFrames">): boolean {
  const looked = [...frames.slice(0, maxLooked), ...outerFrames.slice(0, maxLooked)];
  if (harmless.test(root.type)) return true;
  // `org.example.Metrics$2 cannot be cast to …`: other lines may stand between the frames.
  return [root.message, ...looked.map(({ method }) => method)].some(
    (text) => housekeeping.test(text) || recipeViewer.test(text),
  );
}
