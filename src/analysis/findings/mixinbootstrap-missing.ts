import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "mixinbootstrap-missing",
  severity: "fatal",
  confidence: 0.95,
  needles: ["ClassNotFoundException: org.spongepowered.asm.launch.MixinTweaker"],
  pattern: /ClassNotFoundException: org\.spongepowered\.asm\.launch\.MixinTweaker/,
  parameters: (match, place) => (isSaid(place) || isRepeated(place, match[0]) ? null : {}),
  message: {
    en: "A mod needs the Mixin library, which this old Forge version does not bring along.",
    "zh-CN": "有模组需要 Mixin 库，但该旧版 Forge 并未自带。",
  },
  advice: {
    en: [
      "Put the mod MixinBootstrap (for 1.12.2 also MixinBooter, for 1.7.10 UniMixins) into the mods folder.",
      "Or remove the mod that was added last: it needs Mixin.",
    ],
    "zh-CN": [
      "将模组 MixinBootstrap（1.12.2 也可用 MixinBooter，1.7.10 用 UniMixins）放入 mods 文件夹。",
      "或者移除最近添加的模组：它需要 Mixin。",
    ],
  },
  samples: [
    {
      text: "[12:00:00] [main/ERROR] [LaunchWrapper]: Unable to launch\njava.lang.ClassNotFoundException: org.spongepowered.asm.launch.MixinTweaker\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)",
      parameters: {},
    },
  ],
  counterSamples: ["[main/INFO]: Calling tweak class org.spongepowered.asm.launch.MixinTweaker", "<a> no"],
});
