import { finding } from "../../model/finding.ts";
import { newerTweaker } from "../matching/class-tweakers.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

const fileOf = (path: string) => fileName(path.trim());

/** A developer's folder of classes or resources, from the project's own on: `lamps/build/classes/java/main`. */
const ofProject =
  /(?:^|[\\/])([^\\/\n]{1,80}[\\/](?:build|out|bin|target)[\\/](?:(?:classes|resources|production|sourceSets|main|java|kotlin)(?:[\\/]|$))[^\n]{0,100})$/;

/** What of the game a mod opens for its own use, in a file of its own: an access widener, of late a class tweaker. */
const widener =
  /(?:Missing|Failed to read) (?:accessWidener|classTweaker) file (\S{1,120} )?from mod ([\w-]{1,64})|Error reading (?:class tweaker|access widener) for mod '([\w-]{1,64})'/;

export default finding({
  code: "mod-file-invalid",
  severity: "error",
  joins: ["cause"],
  confidence: 0.9,
  pattern:
    / is not a valid mod file| is not a jar file|: Invalid mod file found |InvalidModFileException: |(?:Missing|Failed to read) (?:accessWidener|classTweaker) file |Error reading (?:class tweaker|access widener) for mod '|Could not open JAR file |Error reading fabric\.mod\.json file|Error analyzing \[|has an invalid fabric\.mod\.json file!|Failed to parse mod metadata for mod at | is corrupted, please redownload it!|Invalid modId found in file |Encountered zero byte file |Failed to (?:unzip|read) <|\.mod\.json' metadata file:|Problem file : |An error occurred while loading core-mod |Failed to setup mod /,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const line = lineOf(place);
    const opening = widener.exec(line);
    if (opening) {
      // The file is fine: the loader is older than its kind.
      if (newerTweaker.test(place.upTo(4000))) return null;
      const [, missing, reader, remapped] = opening;
      return { file: reader ?? remapped!, widener: missing?.trim(), why: "widener" };
    }
    const [, invalid = ""] = line.split("InvalidModFileException: ", 2);
    const wrongId =
      /Invalid modId found in file ((?:(?! - )[^\n]){1,200}\.(?:jar|zip)) - ([^ \n]{1,80}) does not /.exec(line);
    const file =
      /File ([^\n]{1,150}?) is not a (?:valid mod|jar) file/.exec(line) ??
      /: Invalid mod file found ([^\n]{1,250}?\.(?:jar|zip))/.exec(line) ??
      / \(([^()\n]{1,200}?\.jar)[^()\n]{0,40}\)/.exec(invalid) ??
      /Error reading fabric\.mod\.json file for mod at ((?:(?!\.jar:)[^\n]){1,200}(?:\.jar(?=:))?)/.exec(line) ??
      /Could not open JAR file ([^\n]{1,200}?) for NIO reading/.exec(line) ??
      /Error analyzing \[([^\]\n]{1,300}?\.jar)/.exec(line) ??
      /(?:Mod at ['"]|Failed to parse mod metadata for mod at ['"]|Jar at )([^'"\n]{1,200}?\.jar)/.exec(line) ??
      wrongId ??
      /(?:Encountered zero byte file |Failed to (?:unzip|read) |metadata file: ?)(<[^\n]{1,200}?\.(?:jar|zip))/.exec(
        line,
      ) ??
      /(?:FML|ForgeModLoader)[^\n]{0,20}\] ?:? ?Problem file : ([^\n]{1,200})/.exec(line) ??
      /An error occurred while loading core-mod (?:(?! from )[^\n]){1,150} from ([^\n]{1,200}?\.jar)/.exec(line) ??
      /Exception: Failed to setup mod [^\n]{1,60}? \(([^()\n]{1,200}\.jar)\)/.exec(line);
    if (!file) return null;
    const reason = wrongId
      ? `Invalid modId found : ${wrongId[2]}`
      : /InvalidModFileException: ([^\n(]{1,150}?) \(/.exec(line)?.[1];
    const folder = ofProject.exec(file[1]!.trim())?.[1];
    return folder && !folder.endsWith(".jar")
      ? { file: folder, reason, why: "folder" }
      : { file: fileOf(file[1]!), reason };
  },
  causedBy: ["archive-corrupt", "mod-wrong-loader"],
});
