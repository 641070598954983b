import type { WholeLogSamples } from "../samples.ts";

const start =
  "[10:00:00] [main/INFO] [cpw.mods.modlauncher.LaunchServiceHandler/MODLAUNCHER]: Launching target 'fmluserdevclient' with arguments [--version, MOD_DEV]\n";
const lacking =
  "[10:00:01] [Render thread/WARN]: Couldn't get pack info for: net.minecraft.resources.ResourcePackFileNotFoundException: 'pack.mcmeta' in ResourcePack 'lamps/build/resources/main'\n";

export default {
  samples: [
    {
      text: `${start}${lacking}[10:00:09] [Render thread/WARN]: Missing data pack mod:lamps\n`,
      parameters: { mod: "lamps" },
      only: ["client"],
    },
    { text: `${start}${lacking}`, parameters: { mod: null }, only: ["client"] },
  ],
  counterSamples: [
    // A player's pack, or a world of mods that are gone.
    lacking.replace("lamps/build/resources/main", "packs/lamps"),
    `${start}[10:00:09] [Render thread/WARN]: Missing data pack mod:lamps\n`,
  ],
} satisfies WholeLogSamples;
