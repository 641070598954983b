import type { ExceptionGroup } from "../../model/exception-group.ts";
import { systemMessage } from "../../text/system-messages.ts";
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

/** What a machine lacks, or keeps to itself: that is nobody's input. */
const ofMachine = (["accessDenied", "diskFull", "fileInUse", "portTaken"] as const).map(
  (kind) => new RegExp(systemMessage(kind)),
);
/** A service on the same machine, or in the same house: whoever reads the log runs it. */
const ownAddress =
  /(?:^|[\s/:=@[])(?:localhost|127\.0\.\d{1,3}\.\d{1,3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[?(?:0:){7}1\]?):\d{2,5}\b/;
const maxAddress = 300;

/** Whether a service that is one's own was not reached. */
export function isOwnService({ root, message = "" }: Pick<ExceptionGroup, "root"> & Partial<ExceptionGroup>): boolean {
  return (
    meaningOf(root)?.name === "not-reachable" &&
    [message, root.message].some((text) => ownAddress.test(text.slice(0, maxAddress)))
  );
}

/** Settings are files of one's own, whatever else is read over the network. */
const ofSettings =
  /(?:InvalidConfigurationException|YAMLException|ScannerException|ParserException|\.nightconfig\.core\.io\.ParsingException)$/;

export function isEveryday(group: Pick<ExceptionGroup, "root" | "frames"> & Partial<ExceptionGroup>): boolean {
  const { root, frames, type } = group;
  const name = meaningOf(root)?.name ?? "";
  return (
    everyday.has(name) &&
    !isOwnService(group) &&
    !ofSettings.test(root.type) &&
    !ofSettings.test(type ?? "") &&
    !(name === "file-missing" && frames.slice(0, maxLooked).some(({ method }) => making.test(method)))
  );
}

/** Also what came over the network or out of a file. */
export function isOfInput(group: Pick<ExceptionGroup, "root" | "frames"> & Partial<ExceptionGroup>): boolean {
  if (ofMachine.some((one) => one.test(group.root.message)) || isOwnService(group)) return false;
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
