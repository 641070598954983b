import { finding } from "../../model/finding.ts";

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
  pattern: /Run the command \/fml confirm/,
  // Somebody has answered: what is missing is told as such.
  parameters: (_, place) => (place.mentions("[FML]: confirmed") ? null : { mods: modsIn(place.entry) }),
});
