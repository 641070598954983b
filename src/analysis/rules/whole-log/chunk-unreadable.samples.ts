import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 1/1/20 1:00 AM\nDescription: Exception in server tick loop\n\njava.lang.NullPointerException: Exception in server tick loop\n\tat net.minecraft.server.v1_8_R3.NBTTagCompound.a(SourceFile:406)\n\tat net.minecraft.server.v1_8_R3.NBTTagCompound.load(SourceFile:70)\n\tat net.minecraft.server.v1_8_R3.NBTCompressedStreamTools.a(NBTCompressedStreamTools.java:84)\n\tat net.minecraft.server.v1_8_R3.ChunkRegionLoader.loadChunk(ChunkRegionLoader.java:71)\n",
      parameters: {},
    },
  ],
  counterSamples: [
    "---- Minecraft Crash Report ----\n\nDescription: Exception in server tick loop\n\njava.lang.NullPointerException: x\n\tat net.minecraft.server.MinecraftServer.a(SourceFile:406)\n",
  ],
} satisfies WholeLogSamples;
