import type { LineSamples } from "../samples.ts";

const keys = (reason: string) =>
  `[10:00:20] [Yggdrasil Key Fetcher/ERROR]: Failed to request yggdrasil public key\ncom.mojang.authlib.exceptions.MinecraftClientException: Failed to read from https://api.minecraftservices.com/publickeys due to ${reason}\n\tat com.mojang.authlib.minecraft.client.MinecraftClient.readInputStream(MinecraftClient.java:100) ~[authlib-6.0.54.jar:?]\n`;

export default {
  samples: [
    {
      text: keys("Connection refused"),
      parameters: { host: "api.minecraftservices.com", reason: "Connection refused" },
    },
    {
      text: keys("Connect timed out"),
      parameters: { host: "api.minecraftservices.com", reason: "Connect timed out" },
    },
  ],
  counterSamples: [
    keys("api.minecraftservices.com"),
    "[10:00:20] [Server thread/INFO]: [News] Failed to read from https://news.example.org/today",
  ],
} satisfies LineSamples;
