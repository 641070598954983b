import { finding } from "../finding.ts";

export default finding({
  code: "mod-file-ignored",
  severity: "notice",
  confidence: 0.8,
  needles: [" is missing mods.toml file"],
  pattern: /^[^\n<]{0,160}?Mod file ((?:(?! is missing)[^\n]){1,300}) is missing mods\.toml file/,
  parameters: (match) => {
    const [folder, file] = match[1]!.split(/[\\/]/).slice(-2);
    if (folder !== "mods" || !file || /[\\/]libraries[\\/]|optifine/i.test(match[1]!)) return null;
    return { file };
  },
  samples: [
    {
      text: "[10:00:00] [main/WARN] [ne.mi.fm.lo.mo.ModFileParser/LOADING]: Mod file /srv/mods/swiftium-fabric.jar is missing mods.toml file",
      parameters: { file: "swiftium-fabric.jar" },
    },
    {
      text: "[10:00:00] [main/WARN]: Mod file C:\\mc\\mods\\swiftium.jar is missing mods.toml file",
      parameters: { file: "swiftium.jar" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Mod file /home/a/libraries/net/minecraftforge/fmlcore/1/fmlcore-1.jar is missing mods.toml file",
  ],
});
