import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: [Lanterns] Leaked by Somebody @ BlackSpigot.com",
      parameters: { plugin: "Lanterns", said: "Leaked by Somebody @ BlackSpigot.com" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: [Lanterns] Enabling Lanterns v2.4\n[10:00:00] [Server thread/INFO]: (*) Downloaded from https://DirectLeaks.example",
      parameters: { plugin: "Lanterns", said: "(*) Downloaded from https://DirectLeaks.example" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: [Lanterns] Loaded! Cracked by Somebody #joke",
    "[10:00:00] [Server thread/WARN]: [Lanterns] 4 MB of memory leaked by lamps that nobody turned off",
    "[10:00:00] [Server thread/INFO]: [Lanterns] Downloaded from https://lanterns.example/leaks-fixed.zip",
    "[10:00:00] [Server thread/INFO]: <Alex> Leaked by Somebody @ BlackSpigot.com",
  ],
} satisfies LineSamples;
