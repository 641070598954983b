import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-file-corrupt",
  severity: "error",
  confidence: 0.9,
  // Paper does not name the file here.
  pattern:
    /^[^\n<]{0,250}?DirectoryProviderSource\] Error loading plugin: (?:zip END header not found|zip file is empty|error in opening zip file|invalid [^\n']{1,60}header|[^\n']{0,80}ZipException)/,
});
