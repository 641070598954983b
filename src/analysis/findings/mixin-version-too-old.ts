import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "mixin-version-too-old",
  severity: "error",
  confidence: 0.95,
  needles: ["requires mixin subsystem version "],
  pattern:
    /[Mm]ixin config ([\w.$/+-]{1,150}) requires mixin subsystem version ([\w.+-]{1,40}) but ([\w.+-]{1,40}) was found/,
  parameters: (match, place) =>
    isSaid(place) || isRepeated(place, "requires mixin subsystem version ")
      ? null
      : { config: match[1]!, required: match[2]!, installed: match[3]! },
  message: {
    en: "A mod needs a newer Mixin library than this mod loader has ({config}: needed {required}, found {installed}).",
    "zh-CN": "有模组需要比当前加载器自带的更新的 Mixin 库（{config}：要求 {required}，当前 {installed}）。",
  },
  advice: {
    en: [
      "Update the mod loader (Forge, NeoForge, Fabric or Quilt) to its newest version for your Minecraft version.",
      "Or use an older version of the mod that {config} belongs to.",
    ],
    "zh-CN": [
      "将模组加载器（Forge、NeoForge、Fabric 或 Quilt）更新到适用于当前 Minecraft 版本的最新版。",
      "或者换用 {config} 所属模组的旧版本。",
    ],
  },
  samples: [
    {
      text: "[main/ERROR] [mixin/]: Mixin config ringcraft.mixins.json requires mixin subsystem version 0.8.5 but 0.8.2 was found. The mixin config will not be applied.",
      parameters: { config: "ringcraft.mixins.json", required: "0.8.5", installed: "0.8.2" },
    },
  ],
  counterSamples: [
    "[main/INFO]: SpongePowered MIXIN Subsystem Version=0.8.5 Source=file:/a.jar",
    "<a> requires mixin subsystem version 1",
  ],
});
