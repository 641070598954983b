import { finding } from "../../model/finding.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { javaOfClassFile } from "../matching/java-versions.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "plugin-java-version",
  severity: "error",
  confidence: 0.97,
  pattern:
    /^[^\n<]{0,250}?(?:UnsupportedClassVersionError: [^\n]{0,250}?(?:\(class file version |Unsupported major\.minor version |unsupported class file version )(\d{2,3})|Unsupported class file major version (\d{2,3}))/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (/UnsupportedClassVersionError: |Unsupported class file major version /.test(before)) return null;
    const plugin = failedPlugin(place);
    const java = javaOfClassFile(match[1] ?? match[2]!);
    return plugin && Number(java) > 0 ? { plugin, java } : null;
  },
});
