import type { MatchContext } from "../../model/finding.ts";
import { lineOf, withoutColourCodes } from "./match-text.ts";

/** The key of a sentence that a loader had no words for yet, and what it would have put into it. */
export interface RawKey {
  /** Without its beginning: `missingdependency`. */
  key: string;
  parts: readonly string[];
}

const keyAndList =
  /(?<![\w.])fml\.(?:modloading(?:issue)?|dependencyloading)\.([a-z][\w.]{2,60})(?: \[([^\n]{0,800})\])?/;
/** In reports, below the key. */
const partBelow = /^\s{0,12}Failure message arg \d{1,2}: ?([^\n]{0,300})/;
const mostParts = 8;
const noPart = /^(?:Optional\.empty|null)$/;

/** `fml.modloadingissue.missingdependency [bulbs; lamps; [2.0,); 1.0]`, or with a line for each of its parts below it. */
export function rawKeyOf(place: MatchContext): RawKey | null {
  const found = keyAndList.exec(lineOf(place));
  if (!found) return null;
  const [, key, list] = found;
  return { key: key!, parts: list === undefined ? partsBelow(place) : list.split("; ", mostParts).map(asPart) };
}

function partsBelow(place: MatchContext): string[] {
  const parts: string[] = [];
  for (const line of place
    .upTo(3000)
    .split("\n", mostParts + 1)
    .slice(1)) {
    const part = partBelow.exec(withoutColourCodes(line))?.[1];
    if (part === undefined) break;
    parts.push(asPart(part));
  }
  return parts;
}

const asPart = (text: string) => (noPart.test(text.trim()) ? "" : text.trim());

/** What loaders themselves say in English, with `{0}` for each part. */
const sentences: Readonly<Record<string, string>> = {
  brokenfile: "File {0} is not a valid mod file",
  "brokenfile.invalidzip": "File {0} is not a jar file",
  "brokenfile.unknown": "File {0} is not a valid mod file",
  conflictingdependencies: "Some mods have requested conflicting versions of: {0}. Requested by: {1}.",
  corrupted_installation: "Your NeoForge installation is corrupted, please try to reinstall",
  cycle: "Detected a mod dependency cycle: {0}",
  discouragedmod: "Mod {1} discourages the use of {0} {2}. The reason is: {4}",
  duplicate_library: "Library {0} is present in multiple files: {1}",
  duplicate_mod: "Mod {0} is present in multiple files: {1}",
  failed_to_find_on_classpath: "Failed to find {0} on the classpath",
  failed_to_list_folder_content: "Failed to list content of folder {0}",
  failedtoloadforge: "Failed to load Forge",
  "feature.missing": "It requires {0}, but {1} is available",
  invalid_maven_coordinate: "The following Maven coordinate is invalid: {0}",
  "javafml.dangling_entrypoint":
    "File {2} contains the entrypoint class {1} for a mod {0} that is not in the same file",
  maven_coordinate_not_found: "No mod with the Maven coordinate {0} could be found in {1}",
  mismatchedcontaineddependencies:
    "Some mods have agreed upon an acceptable version range for {0}, but no jar was provided which matched it. Requested by: {1}.",
  missingclasses: "The mod file {0} has mods that were not found",
  missingmetadata: "mods.toml is missing metadata for modid {0}",
  multiple_copies_on_classpath: "Found multiple copies of {0} on the classpath: {1}",
  technical_error: "A technical error occurred during mod loading: {0}",
  uncaughterror: "An uncaught parallel processing error has occurred",
};
/** The same where it does not say what of. */
const bareSentences: Readonly<Record<string, string>> = {
  brokenfile: "The file is not a valid mod file",
  "brokenfile.invalidzip": "The file is not a jar file",
  "brokenfile.optifine": "This version of OptiFine does not fit",
  "brokenfile.unknown": "The file is not a valid mod file",
  conflictingdependencies: "Some mods have requested conflicting versions of the same library",
  cycle: "Detected a mod dependency cycle",
  duplicate_mod: "A mod is present in multiple files",
  dupedmod: "A mod is present in multiple files",
  errorduringevent: "The mod encountered an error while it was loaded",
  failedtoloadmod: "The mod has failed to load correctly",
  failedtoloadmodclass: "The mod has class loading errors",
  failedtoprocesswork: "The mod encountered an error processing deferred work",
  "feature.missing": "The mod is missing a feature it requires to run",
  incompatiblemod: "The mod is incompatible with another one",
  mismatchedcontaineddependencies: "Some mods ask for versions of a library, of which none fits all",
  missingclasses: "The mod file has mods that were not found",
  missingdependency: "The mod requires another mod, or another version of it, of the game or of the loader",
  "missingdependency.optional": "The mod only supports another version of a mod that is installed",
  missingmetadata: "mods.toml is missing metadata of a mod",
};

/** In the loader's own English words, as far as it says what of; `undefined` where it has none for the key. */
export function sentenceOf({ key, parts }: RawKey): string | undefined {
  const whole = Object.hasOwn(sentences, key) ? sentences[key]! : undefined;
  const isFull = whole?.match(/\{\d\}/g)?.every((one) => parts[Number(one[1])]) ?? whole !== undefined;
  if (isFull) return whole!.replace(/\{(\d)\}/g, (_, at: string) => parts[Number(at)]!);
  const bare = Object.hasOwn(bareSentences, key) ? bareSentences[key]! : undefined;
  const said = parts.filter(Boolean).join(", ");
  return bare && said ? `${bare} (${said})` : bare;
}
