import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[01Jun2024 10:00:00.100] [main/DEBUG] [net.neoforged.fml.loading.FMLPaths/CORE]: Path MODSDIR is /srv/lamps/mods/mods\n[01Jun2024 10:00:00.100] [main/DEBUG] [net.neoforged.fml.loading.FMLPaths/CORE]: Path CONFIGDIR is /srv/lamps/mods/config",
      parameters: { folder: "/srv/lamps/mods/mods" },
    },
    {
      text: "[10:00:00] [main/INFO] [FML]: Searching C:\\Lamp server\\mods\\.\\mods for mods",
      parameters: { folder: "C:\\Lamp server\\mods\\.\\mods" },
    },
  ],
  counterSamples: [
    "[01Jun2024 10:00:00.100] [main/DEBUG] [net.neoforged.fml.loading.FMLPaths/CORE]: Path MODSDIR is /srv/lamps/mods",
    "[01Jun2024 10:00:00.100] [main/DEBUG] [net.neoforged.fml.loading.FMLPaths/CORE]: Path MODSDIR is /srv/mods/lamps/mods",
    "[10:00:00] [main/INFO] [FML]: Searching /srv/lamps/./mods for mods",
    "[10:00:00] [main/INFO] [FML]: Searching /srv/lamps/mods/1.12.2 for mods",
    "[10:00:00] [Server thread/INFO]: <Alex> Searching /srv/mods/mods for mods",
  ],
} satisfies LineSamples;
