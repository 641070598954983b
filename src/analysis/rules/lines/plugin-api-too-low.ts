import { finding } from "../../model/finding.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-api-too-low",
  severity: "error",
  confidence: 0.98,
  pattern: /^[^\n<]{0,250}?Plugin API version ([\w.-]{1,40}) is lower than the minimum allowed version/,
  parameters(match, place) {
    const plugin = failedPlugin(place);
    return plugin ? { plugin, version: match[1]! === "null" ? "1.12" : match[1]! } : null;
  },
});
