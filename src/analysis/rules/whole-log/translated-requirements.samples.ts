import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n[10:00:01] [main/ERROR]: Incompatible mods found!\nnet.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!\n确定了一种可能的解决方法，这样做可能会解决你的问题：\n\t - 安装 bulbs，2.0 及以上版本。\n更多信息：\n\t - 模组 'Bright Lamps' (brightlamps) 1.0 需要 bulbs 的 2.0 及以上版本，但没有安装它！\n",
      parameters: { mod: "Bright Lamps", dependencies: ["bulbs"], versions: ["2.0 or above"] },
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n\t - ¡El mod 'Bright Lamps' (brightlamps) 1.0 necesita la versión 2.0 o posterior de bulbs, que no tienes!\n",
      parameters: { mod: "Bright Lamps", dependencies: ["bulbs"], versions: ["2.0 or above"] },
    },
    {
      text: "[10:00:00] [main/ERROR] [net.neoforged.fml.A/]: x\n\tFailure message: Мод brightlamps требует bulbs 2.0 или выше\n\t\tСейчас bulbs — не установлен\n",
      only: ["client"],
      parameters: { mod: "brightlamps", dependencies: ["bulbs"] },
    },
    {
      text: "[10:00:00] [main/ERROR] [net.neoforged.fml.A/]: x\n\tDatei lamps-fabric.jar ist eine Fabric-Mod und kann nicht geladen werden\n",
      code: "mod-wrong-loader",
      only: ["client"],
      parameters: { files: ["lamps-fabric.jar"], loader: "Fabric" },
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n[10:00:01] [main/WARN]: Mod resolution failed\n[10:00:01] [main/INFO]: Immediate reason: [HARD_DEP_NO_CANDIDATE lamps 1.0 {depends bulbs @ [>=2.0]}, ROOT_FORCELOAD_SINGLE lamps 1.0]\n",
      parameters: { mod: "lamps", dependencies: ["bulbs"], versions: ["2.0 or above"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n[10:00:00] [Render thread/INFO]: [CHAT] <Alex> - 模组 a 1 需要 b 的 c，但没有安装它！",
  ],
} satisfies WholeLogSamples;
