import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/WARN]: Zip file ._lamps-1.0.jar failed to read properly, it will be ignored\njava.util.zip.ZipException: error in opening zip file\n\tat java.util.zip.ZipFile.open(Native Method)\n[10:00:01] [main/WARN]: Zip file ._rings.jar failed to read properly, it will be ignored\njava.util.zip.ZipException: error in opening zip file\n\tat java.util.zip.ZipFile.open(Native Method)",
      parameters: { files: ["._*.jar"], why: "macos" },
    },
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
    {
      text: "[10:00:00] [main/ERROR]: Cannot read mods/wood-1.0.jar\njava.util.zip.ZipException: Invalid CEN header (invalid zip64 extra data field size)",
      parameters: { file: "mods/wood-1.0.jar" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Cannot unpack packs/wood.zip\njava.util.zip.ZipException: invalid entry CRC (expected 0x1 but got 0x2)",
      parameters: { file: "packs/wood.zip" },
    },
  ],
  counterSamples: [
    "java.util.zip.ZipException: incorrect data check",
    "[10:00:00] [Server thread/INFO]: <Alex> Error: Invalid or corrupt jarfile a.jar",
  ],
} satisfies LineSamples;
