import { finding } from "../../model/finding.ts";
import { nameOfMixinConfig } from "../../owners/names.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mixin-config-missing",
  severity: "fatal",
  joins: ["cause"],
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,250}?(?:Error (?:parsing or using|creating) Mixin config ([\w.+-]{3,120}\.json5?) for mod ([\w-]{2,64})|The specified resource '([\w./+-]{3,120}\.json5?)' was invalid or could not be read|Error (?:encountered reading|initialising) mixin config ([\w.+-]{3,120}\.json5?)|(?<![\w.+-])([\w.+-]{3,120}\.json5?) was declared in [^\n]{1,150}?, but doesn't exist)/,
  parameters: (match, place) => {
    const config = match[1] ?? match[3] ?? match[4] ?? match[5];
    if (!config || isRepeated(place, config)) return null;
    // The configuration is there; what it needs is a newer loader.
    if (place.upTo(6000).includes("ClassNotFoundException: com.llamalad7.mixinextras.")) return null;
    return { config, mod: match[2] ?? nameOfMixinConfig(config) };
  },
});
