import { finding } from "../finding.ts";

function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

export default finding({
  code: "plugin-ambiguous",
  severity: "warning",
  confidence: 1,
  needles: ["Ambiguous plugin name "],
  pattern:
    /^[^\n<]{0,250}?Ambiguous plugin name [`']([^\n]{1,100}?)' for files [`']([^\n]{1,250}?)' and [`']([^\n]{1,250}?)' in [`']/,
  parameters: (match) => ({ plugin: match[1]!, files: [fileName(match[2]!), fileName(match[3]!)] }),
  samples: [
    {
      text: "[08:00:02] [Server thread/ERROR]: Ambiguous plugin name `Vault' for files `plugins/Vault.jar' and `plugins/Vault (1).jar' in `plugins'",
      parameters: { plugin: "Vault", files: ["Vault.jar", "Vault (1).jar"] },
    },
    {
      text: "[08:00:02 ERROR]: [ModernPluginLoadingStrategy] Ambiguous plugin name 'CoreProtect' for files 'plugins/CoreProtect-21.jar' and 'plugins/CoreProtect-22.jar' in 'plugins'",
      parameters: { plugin: "CoreProtect", files: ["CoreProtect-21.jar", "CoreProtect-22.jar"] },
    },
  ],
  counterSamples: [
    "<Alex> Ambiguous plugin name 'Vault' for files 'a.jar' and 'b.jar' in 'plugins'",
    "[08:00:02] [Server thread/INFO]: Ambiguous plugin name",
  ],
});
