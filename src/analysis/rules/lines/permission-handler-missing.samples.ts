import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [net.minecraftforge.server.permission.PermissionAPI/]: Unable to find configured permission handler lamps:switches, will use forge:default_handler",
      parameters: { handler: "lamps:switches", mod: "lamps", used: "forge:default_handler" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO] [net.minecraftforge.server.permission.PermissionAPI/]: Successfully initialized permission handler forge:default_handler",
    "[10:00:00] [Server thread/INFO]: <Alex> Unable to find configured permission handler lamps:switches, will use forge:default_handler",
  ],
} satisfies LineSamples;
