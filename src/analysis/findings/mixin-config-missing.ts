import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";
import { nameOfMixinConfig } from "../owners/names.ts";

export default finding({
  code: "mixin-config-missing",
  severity: "fatal",
  joins: ["cause"],
  confidence: 0.95,
  needles: [
    "Error parsing or using Mixin config ",
    "' was invalid or could not be read",
    "Error encountered reading mixin config ",
    ", but doesn't exist",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Error parsing or using Mixin config ([\w.+-]{3,120}\.json5?) for mod ([\w-]{2,64})|The specified resource '([\w./+-]{3,120}\.json5?)' was invalid or could not be read|Error encountered reading mixin config ([\w.+-]{3,120}\.json5?)|(?<![\w.+-])([\w.+-]{3,120}\.json5?) was declared in [^\n]{1,150}?, but doesn't exist)/,
  parameters: (match, place) => {
    const config = match[1] ?? match[3] ?? match[4] ?? match[5];
    if (!config || isRepeated(place, config)) return null;
    // The configuration is there; what it needs is a newer loader.
    if (place.upTo(6000).includes("ClassNotFoundException: com.llamalad7.mixinextras.")) return null;
    return { config, mod: match[2] ?? nameOfMixinConfig(config) };
  },
  samples: [
    {
      text: "[12:00:02] [main/ERROR]: x\njava.lang.RuntimeException: Error parsing or using Mixin config lamps.mixins.json for mod lamps\n\tat net.fabricmc.loader.A.b(A.java:1)\nCaused by: java.lang.IllegalArgumentException: The specified resource 'lamps.mixins.json' was invalid or could not be read",
      parameters: { config: "lamps.mixins.json", mod: "lamps" },
    },
    {
      text: "\tFailure message: A mixin config named lamps.mixins.json was declared in lamps-1.jar, but doesn't exist",
      parameters: { config: "lamps.mixins.json", mod: "lamps" },
    },
  ],
  counterSamples: ["[12:00:02] [main/INFO]: Using Mixin config lamps.mixins.json"],
});
