import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [ServerMain/ERROR]: Failed to request yggdrasil public key\ncom.mojang.authlib.exceptions.MinecraftClientException: x\nCaused by: java.net.UnknownHostException: api.minecraftservices.com\n\tat java.base/a.B.c(B.java:1)",
      parameters: { host: "api.minecraftservices.com" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> UnknownHostException: api.mojang.com"],
} satisfies LineSamples;
