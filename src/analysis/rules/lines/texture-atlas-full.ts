import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { unfittingTexture } from "../matching/unfitting-texture.ts";

export default finding({
  code: "texture-atlas-full",
  severity: "fatal",
  confidence: 0.95,
  pattern: /^[^\n<]{0,300}Maybe try a lower ?resolution (?:resource|texture)pack\?/,
  // One of the game's own comes from a resource pack, and that is told as such.
  parameters: (_, place) => {
    const texture = isRepeated(place, "pack?") ? null : unfittingTexture(place);
    return texture?.isMods ? { texture: texture.name } : null;
  },
});
