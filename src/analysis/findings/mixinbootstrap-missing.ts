import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "mixinbootstrap-missing",
  severity: "fatal",
  confidence: 0.95,
  needles: ["ClassNotFoundException: org.spongepowered.asm.launch.MixinTweaker"],
  pattern: /ClassNotFoundException: org\.spongepowered\.asm\.launch\.MixinTweaker/,
  parameters: (match, place) => (isRepeated(place, match[0]) ? null : {}),
  samples: [
    {
      text: "[12:00:00] [main/ERROR] [LaunchWrapper]: Unable to launch\njava.lang.ClassNotFoundException: org.spongepowered.asm.launch.MixinTweaker\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)",
      parameters: {},
    },
  ],
  counterSamples: ["[main/INFO]: Calling tweak class org.spongepowered.asm.launch.MixinTweaker", "<a> no"],
});
