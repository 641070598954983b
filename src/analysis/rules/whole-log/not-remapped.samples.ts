import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoSuchMethodError: 'net.minecraft.client.Minecraft net.minecraft.client.Minecraft.m_91087_()'\n\tat org.example.lamps.Lamps.init(Lamps.java:3) ~[lamps-1.0.jar%23120!/:1.0]\n\tat net.minecraft.client.Minecraft.run(Minecraft.java:3) ~[forge-1.20.1-47.1.0_mapped_official_1.20.1-recomp.jar:?]\n",
      parameters: { mod: "lamps", name: "m_91087_" },
    },
  ],
  counterSamples: [
    "---- Minecraft Crash Report ----\n\nDescription: Initializing game\n\njava.lang.NoSuchMethodError: 'net.minecraft.client.Minecraft net.minecraft.client.Minecraft.m_91087_()'\n\tat org.example.lamps.Lamps.init(Lamps.java:3) ~[lamps-1.0.jar%23120!/:1.0]\n",
  ],
} satisfies WholeLogSamples;
