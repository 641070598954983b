import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [ServerMain/ERROR]: Failed to request yggdrasil public key\ncom.mojang.authlib.exceptions.MinecraftClientException: x\nCaused by: java.net.UnknownHostException: api.minecraftservices.com\n\tat java.base/a.B.c(B.java:1)",
      parameters: { host: "api.minecraftservices.com" },
    },
    {
      text: "[Info: 2024-02-03 09:14:02.5742011: Main.cpp(31)] Minecraft Launcher is starting up\n[Error: 2024-02-03 09:14:03.1677203: Telemetry.cpp(88)] 0 No network connection available\n[Error: 2024-02-03 09:14:03.5645102: Telemetry.cpp(88)] 0 No network connection available",
      parameters: { side: "launcher", host: null },
      only: [],
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> UnknownHostException: api.mojang.com"],
} satisfies LineSamples;
