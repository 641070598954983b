import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const ofFile =
  /\.(?:json|png|mcmeta|properties|ogg|obj|mtl|lang|nbt|[fv]sh|glsl|txt|psd|xcf|md|zip|bbmodel|jem|jpm|toml|js)$/i;
/** Files that only packs for OptiFine have. */
const ofOptiFine = /^(?:optifine|mcpatcher)\//;

/** A file of a mod or a pack whose name the game does not allow: whatever lists all files of that folder fails with it. */
export default finding({
  code: "resource-name-refused",
  severity: "error",
  confidence: 0.85,
  pattern:
    /(?:class_151|ResourceLocationException|(?:Invalid)?IdentifierException): Non \[a-z0-9[^\]\n]{0,8}\] character in path of location: ([\w.-]{1,64}):([^\n\r:`"']{1,200})/,
  parameters: (match, place) => {
    const [whole, namespace] = match;
    const path = match[2]!.trim();
    if (!ofFile.test(path)) return null;
    // What a computer in Turkish makes of a capital I, and one in Arabic of a number.
    if (/[ıİ\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/.test(whole) || isRepeated(place, whole)) return null;
    return {
      mod: namespace === "minecraft" ? undefined : namespace!,
      file: `${namespace}/${path}`,
      loader: ofOptiFine.test(path) ? "CIT Resewn" : undefined,
    };
  },
  oneFor: ["file"],
});
