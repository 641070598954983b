import { finding } from "../../model/finding.ts";
import { mergedMods } from "../matching/merged-mods.ts";

export default finding({
  code: "world-mod-version",
  severity: "notice",
  role: "environment",
  confidence: 0.9,
  pattern:
    /^(?:[^\n<]{0,200}?This world was saved with mod (\S{1,120}) version ((?:(?! and it)[^\n]){1,80}) and it is now at version ([^\n]{1,80}?), things may not work well|[^\n<]{0,120}?(?<![\w.-])([\w.-]{1,120}) \(version ((?:(?! -> )[^\n)]){1,80}) -> ([^\n)]{1,80})\)\s{0,5}(?:\n|$))/,
  parameters: (match, place) => {
    const [, mod, saved, installed, listed, before, now] = match;
    if (mod) return { mod, saved: saved!, installed: installed! };
    if (now === "MISSING") return null;
    // Only in the list that Forge makes of a world's mods.
    if (!/version differences that were not resolved|This world was saved with/.test(place.entry)) return null;
    return { mod: listed!, saved: before!, installed: now! };
  },
  merge: mergedMods,
});
