import { finding } from "../finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

const fileOf = (path: string) => path.trim().replace(/^.*[\\/]/, "");

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
  ],
  pattern:
    / is not a valid mod file| is not a jar file|InvalidModFileException: |Failed to read accessWidener file from mod |Error reading fabric\.mod\.json file|Error analyzing \[/,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const line = lineOf(place);
    const file =
      /File ([^\n]{1,200}?) is not a (?:valid mod|jar) file/.exec(line) ??
      /InvalidModFileException: [^\n]{1,300}? \(([^()\n]{1,200}?\.jar)[^()\n]{0,40}\)/.exec(line) ??
      // A developer's folder of classes.
      /InvalidModFileException: [^\n]{1,300}? \(([\w./\\: -]{1,200})\)\s{0,4}$/.exec(line) ??
      /Failed to read accessWidener file from mod ([^\n]{1,100}?)\s{0,4}$/.exec(line) ??
      /Error reading fabric\.mod\.json file for mod at ([^\n]{1,200}?)\s{0,4}$/.exec(line) ??
      /Error analyzing \[([^\]\n]{1,300}?\.jar)/.exec(line);
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
  ],
  counterSamples: [
    "[main/DEBUG]: Found valid mod file ringcraft.jar with {ringcraft} mods",
    "<Steve> File a.jar is not a valid mod file",
  ],
});
