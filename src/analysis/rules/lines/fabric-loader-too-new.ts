import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "fabric-loader-too-new",
  severity: "fatal",
  confidence: 0.9,
  pattern:
    /(?:NoClassDefFoundError|ClassNotFoundException): org\/spongepowered\/asm\/mixin\/transformer\/FabricMixinTransformerProxy/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
});
