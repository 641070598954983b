import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-loaded-at-runtime",
  severity: "notice",
  role: "environment",
  pattern: /Enabled plugin with unregistered PluginClassLoader ([^\n]{1,80}?) v\S/,
  parameters: (match) => ({ plugin: match[1]! }),
});
