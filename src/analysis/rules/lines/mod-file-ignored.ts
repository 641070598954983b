import { finding } from "../../model/finding.ts";

export default finding({
  code: "mod-file-ignored",
  severity: "notice",
  confidence: 0.8,
  // Whoever put it there believes that it runs.
  severityAt: ([, path]) => (/fabric|quilt/i.test(path!.split(/[\\/]/).at(-1)!) ? "warning" : undefined),
  pattern: /^[^\n<]{0,200}?Mod file ((?:(?! is missing)[^\n]){1,300}) is missing mods\.toml file/,
  parameters: (match) => {
    const [folder, file] = match[1]!.split(/[\\/]/).slice(-2);
    if (folder !== "mods" || !file || /[\\/]libraries[\\/]|optifine/i.test(match[1]!)) return null;
    return { file };
  },
});
