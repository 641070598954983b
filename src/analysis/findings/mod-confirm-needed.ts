import { finding } from "../finding.ts";

/** `  railworks:track`, a line each: what the save has and no mod that is installed. */
const listed = /^[ \t]{0,8}(?!minecraft:)([A-Za-z][\w.|-]{1,63}):[\w./|-]{1,120}[ \t\r]{0,4}$/gm;
const maxMods = 20;

function modsIn(text: string): string[] {
  const mods = new Set<string>();
  for (const [, mod] of text.slice(0, 40_000).matchAll(listed)) {
    mods.add(mod!);
    if (mods.size === maxMods) break;
  }
  return [...mods];
}

export default finding({
  code: "mod-confirm-needed",
  severity: "error",
  confidence: 0.95,
  needles: ["Run the command /fml confirm"],
  pattern: /Run the command \/fml confirm/,
  parameters: (_, place) => ({ mods: modsIn(place.entry) }),
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN] [FML]: Forge Mod Loader detected missing blocks/items.\n\nThere are 12 missing blocks and items in this save.\n\nRun the command /fml confirm or or /fml cancel to proceed.\nAlternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.",
      parameters: { mods: null },
    },
    {
      text: "[10:00:00] [Server thread/WARN] [FML]: Forge Mod Loader detected missing registry entries.\n\nThere are 3 missing entries in this save.\nIf you ignore the missing entries you may lose them.\n\nMissing minecraft:blocks:\n    railworks:track\n    railworks:signal\n\nMissing minecraft:items:\n    Lamps:bulb\n\nRun the command /fml confirm or or /fml cancel to proceed.\nAlternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.",
      parameters: { mods: ["railworks", "Lamps"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Steve> Run the command /fml confirm",
    "[10:00:00] [Server thread/INFO]: confirmed",
  ],
});
