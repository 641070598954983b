import { finding } from "../finding.ts";

export default finding({
  code: "plugin-file-corrupt",
  severity: "error",
  confidence: 0.9,
  needles: ["DirectoryProviderSource] Error loading plugin: "],
  // Paper does not name the file here.
  pattern:
    /^[^\n<]{0,250}?DirectoryProviderSource\] Error loading plugin: (?:zip END header not found|zip file is empty|error in opening zip file|invalid [^\n']{1,60}header|[^\n']{0,80}ZipException)/,
  samples: [
    {
      text: "[12:00:11] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: zip END header not found\njava.util.zip.ZipException: zip END header not found",
      parameters: {},
    },
    {
      text: "[12:00:11 ERROR]: [DirectoryProviderSource] Error loading plugin: zip file is empty\njava.util.zip.ZipException: zip file is empty",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> [DirectoryProviderSource] Error loading plugin: zip file is empty",
    "[12:00:11] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: Directory 'plugins/a.jar' failed to load!",
  ],
});
