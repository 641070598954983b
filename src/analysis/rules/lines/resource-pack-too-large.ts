import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { unfittingTexture } from "../matching/unfitting-texture.ts";

export default finding({
  code: "resource-pack-too-large",
  severity: "fatal",
  confidence: 0.95,
  pattern: /Maybe try a lower ?resolution (?:resource|texture) ?pack/,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const texture = unfittingTexture(place);
    if (texture?.isMods) return null;
    return { texture: texture?.size ? `${texture.name} (${texture.size})` : texture?.name };
  },
});
