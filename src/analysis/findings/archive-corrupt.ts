import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/** `C:\\mc\\resourcepacks\\Soft 64x.zip`: names in a folder have blanks. */
const fileInFolder = /(?:[A-Za-z]:[/\\]|[^\s'"<>|:*?[\]/\\]{1,80}[/\\])[^\n'"<>|:*?[\]]{1,250}?\.(?:jar|zip)\b/;
const anyFile = /((?:[A-Za-z]:)?[^\s'"<>|:*?[\]]{1,250}\.(?:jar|zip))/;

export default finding({
  code: "archive-corrupt",
  severity: "error",
  confidence: 0.85,
  needles: [
    "java.util.zip.ZipException: zip END header not found",
    "java.util.zip.ZipException: error in opening zip file",
    "java.util.zip.ZipException: zip file is empty",
    "java.util.zip.ZipException: invalid LOC header",
    "java.util.zip.ZipException: invalid CEN header",
    "java.util.zip.ZipException: invalid END header",
    "java.util.zip.ZipError: zip END header not found",
    "Error: Invalid or corrupt jarfile ",
    "probably a corrupt zip",
  ],
  pattern:
    /^[^\n<]{0,400}(?:java\.util\.zip\.Zip(?:Exception|Error): (?:zip END header not found|error in opening zip file|zip file is empty|invalid (?:LOC|CEN|END) header)|Error: Invalid or corrupt jarfile ([^\n\r]{1,300})|probably a corrupt zip)/,
  parameters: (match, place) => {
    if (match[1]) return { file: match[1].trim() };
    if (match[0].endsWith("probably a corrupt zip") && /module-info|META-INF/.test(match[0])) return null;
    // Plugins have a finding of their own.
    if (place.entry.slice(0, 400).includes("DirectoryProviderSource] Error loading plugin: ")) return null;
    if (isRepeated(place, "java.util.zip.Zip")) return null;
    const head = place.entry.slice(0, Math.max(0, place.entry.length - place.text.length) + match[0].length);
    const said = head
      .slice(0, 4000)
      .replace(/java\.util\.zip|~?\[[^\]\n]{1,100}\.jar[^\]\n:]{0,10}:[^\]\n]{0,40}\]/g, "");
    return { file: fileInFolder.exec(said)?.[0] ?? anyFile.exec(said)?.[1] };
  },
  causedBy: ["disk-full", "disk-failing"],
  samples: [
    {
      text: "Error: Invalid or corrupt jarfile forge-1.20.1.jar",
      codes: ["jar-not-startable", "archive-corrupt"],
      parameters: { file: "forge-1.20.1.jar" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Error analyzing [mods/wood-1.0.jar]: \njava.util.zip.ZipException: zip END header not found\n\tat java.util.zip.ZipFile.open(ZipFile.java:10)",
      codes: ["archive-corrupt", "mod-file-invalid"],
      parameters: { file: "mods/wood-1.0.jar" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Failed to open pack C:\\Users\\me\\.minecraft\\resourcepacks\\Soft Wood v3.zip\njava.util.zip.ZipException: zip END header not found\n\tat java.util.zip.ZipFile.open(ZipFile.java:10)",
      parameters: { file: "C:\\Users\\me\\.minecraft\\resourcepacks\\Soft Wood v3.zip" },
    },
    { text: "Caused by: java.util.zip.ZipException: error in opening zip file", parameters: {} },
  ],
  counterSamples: [
    "java.util.zip.ZipException: incorrect data check",
    "[10:00:00] [Server thread/INFO]: <Alex> Error: Invalid or corrupt jarfile a.jar",
  ],
});
