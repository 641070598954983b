import { finding } from "../finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

const fileOf = (path: string) => fileName(path.trim());

export default finding({
  code: "mod-file-invalid",
  severity: "error",
  joins: ["cause"],
  confidence: 0.9,
  needles: [
    " is not a valid mod file",
    " is not a jar file",
    "InvalidModFileException: ",
    "Failed to read accessWidener file from mod ",
    "Error reading fabric.mod.json file",
    "Error analyzing [",
    "has an invalid fabric.mod.json file!",
    "Failed to parse mod metadata for mod at ",
    " is corrupted, please redownload it!",
    "Invalid modId found in file ",
    "Encountered zero byte file ",
    "Failed to unzip <",
    "Failed to read <",
    ".mod.json' metadata file:",
    "Problem file : ",
    "An error occurred while loading core-mod ",
    "Failed to setup mod ",
  ],
  pattern:
    / is not a valid mod file| is not a jar file|InvalidModFileException: |Failed to read accessWidener file from mod |Error reading fabric\.mod\.json file|Error analyzing \[|has an invalid fabric\.mod\.json file!|Failed to parse mod metadata for mod at | is corrupted, please redownload it!|Invalid modId found in file |Encountered zero byte file |Failed to (?:unzip|read) <|\.mod\.json' metadata file:|Problem file : |An error occurred while loading core-mod |Failed to setup mod /,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const line = lineOf(place);
    const [, invalid = ""] = line.split("InvalidModFileException: ", 2);
    const file =
      /File ([^\n]{1,150}?) is not a (?:valid mod|jar) file/.exec(line) ??
      / \(([^()\n]{1,200}?\.jar)[^()\n]{0,40}\)/.exec(invalid) ??
      // A developer's folder of classes.
      / \(([\w./\\: -]{1,200})\)\s{0,4}$/.exec(invalid) ??
      /Failed to read accessWidener file from mod ([^\n]{1,100}?)\s{0,4}$/.exec(line) ??
      /Error reading fabric\.mod\.json file for mod at ([^\n]{1,200}?)\s{0,4}$/.exec(line) ??
      /Error analyzing \[([^\]\n]{1,300}?\.jar)/.exec(line) ??
      /(?:Mod at ['"]|Failed to parse mod metadata for mod at ['"]|Jar at )([^'"\n]{1,200}?\.jar)/.exec(line) ??
      /Invalid modId found in file ([^\n]{1,200}?) - /.exec(line) ??
      /(?:Encountered zero byte file |Failed to (?:unzip|read) |metadata file: ?)(<[^\n]{1,200}?\.(?:jar|zip))/.exec(
        line,
      ) ??
      /(?:FML|ForgeModLoader)[^\n]{0,20}\] ?:? ?Problem file : ([^\n]{1,200})/.exec(line) ??
      /An error occurred while loading core-mod (?:(?! from )[^\n]){1,150} from ([^\n]{1,200}?\.jar)/.exec(line) ??
      /Exception: Failed to setup mod [^\n]{1,60}? \(([^()\n]{1,200}\.jar)\)/.exec(line);
    if (!file) return null;
    const reason = /InvalidModFileException: ([^\n(]{1,150}?) \(/.exec(line)?.[1];
    return { file: fileOf(file[1]!), reason };
  },
  causedBy: ["archive-corrupt", "mod-wrong-loader"],
  samples: [
    {
      text: "[main/WARN] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/SCAN]: File /srv/mods/ringcraft.jar is not a jar file",
      parameters: { file: "ringcraft.jar" },
    },
    {
      text: "\tFile §2ringcraft.zip.jar§r is not a valid mod file",
      parameters: { file: "ringcraft.zip.jar" },
    },
    {
      text: "net.minecraftforge.fml.loading.moddiscovery.InvalidModFileException: Missing License, in file (ringcraft-1.0.jar)",
      parameters: { file: "ringcraft-1.0.jar", reason: "Missing License, in file" },
    },
    {
      text: "java.lang.RuntimeException: Failed to read accessWidener file from mod quietcaves",
      parameters: { file: "quietcaves" },
    },
    {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what a build leaves unfilled looks like this
      text: "net.minecraftforge.fml.loading.moddiscovery.InvalidModFileException: Illegal version number specified ${file.jarVersion} (main)",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
      parameters: { file: "main", reason: "Illegal version number specified ${file.jarVersion}" },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Jar at /srv/mods/ringcraft-1.0.jar is corrupted, please redownload it!",
      parameters: { file: "ringcraft-1.0.jar" },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Mod at '/srv/mods/ringcraft-1.0.jar' has an invalid fabric.mod.json file!",
      parameters: { file: "ringcraft-1.0.jar" },
    },
    {
      text: "[main/FATAL] [net.minecraftforge.fml.loading.moddiscovery.ModInfo/LOADING]: Invalid modId found in file ringcraft.jar - Ring! does not match the standard: ^[a-z]$",
      parameters: { file: "ringcraft.jar" },
    },
    {
      text: "---- Quilt Loader: Load Error Report ----\n\nQuilt Loader Version: 0.26.0\n\n-- Error 1 --\nEncountered zero byte file <mods>/ringcraft.jar!",
      parameters: { file: "ringcraft.jar" },
    },
    {
      text: "[10:00:00] [main/ERROR] [FML]: Problem file : C:\\mods\\ringcraft.zip",
      parameters: { file: "ringcraft.zip" },
    },
    {
      text: "\tFailure message: An error occurred while loading core-mod fields from ringcraft.jar",
      parameters: { file: "ringcraft.jar" },
    },
    {
      text: "java.lang.RuntimeException: Failed to setup mod Ring Craft (/srv/mods/ringcraft-1.0.jar)",
      parameters: { file: "ringcraft-1.0.jar" },
    },
  ],
  counterSamples: [
    "[main/DEBUG]: Found valid mod file ringcraft.jar with {ringcraft} mods",
    "<Steve> File a.jar is not a valid mod file",
  ],
});
