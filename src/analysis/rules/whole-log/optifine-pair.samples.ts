import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Tesselating block model\n\njava.lang.IllegalStateException: not enough data\n\tat org.example.lamps.LampBakedModel.getQuads(LampBakedModel.java:3) ~[lamps-1.0.jar:1.0]\n\tat net.optifine.render.RenderEnv.draw(RenderEnv.java:1)\n\tat net.minecraft.client.renderer.BlockModelRenderer.renderModel(BlockModelRenderer.java:1)\n",
      parameters: { with: "lamps" },
    },
  ],
  counterSamples: [
    "---- Minecraft Crash Report ----\n\nDescription: Tesselating block model\n\njava.lang.IllegalStateException: not enough data\n\tat org.example.lamps.LampBakedModel.getQuads(LampBakedModel.java:3) ~[lamps-1.0.jar:1.0]\n",
    "---- Minecraft Crash Report ----\n\nDescription: Rendering entity in world\n\njava.lang.ClassCastException: net.minecraft.entity.passive.CowEntity cannot be cast to org.example.lamps.Firefly\n\tat org.example.lamps.GlowLayer.render(GlowLayer.java:3) ~[lamps-1.0.jar:1.0]\n\tat net.optifine.render.RenderEnv.draw(RenderEnv.java:1)\n",
  ],
} satisfies WholeLogSamples;
