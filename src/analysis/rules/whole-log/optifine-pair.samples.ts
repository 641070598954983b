import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Tesselating block model\n\njava.lang.IllegalStateException: not enough data\n\tat org.example.lamps.LampBakedModel.getQuads(LampBakedModel.java:3) ~[lamps-1.0.jar:1.0]\n\tat net.optifine.render.RenderEnv.draw(RenderEnv.java:1)\n\tat net.minecraft.client.renderer.BlockModelRenderer.renderModel(BlockModelRenderer.java:1)\n",
      parameters: { with: "lamps" },
    },
    {
      // The loader lacks something of the game's own.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoSuchFieldError: net.minecraft.client.renderer.LampRenderer.glow\n\tat net.minecraftforge.client.ForgeHooksClient.drawLamp(ForgeHooksClient.java:3) ~[forge-1.20.1-47.2.0-universal.jar:?]\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tFML: 47.2\n\tForge: net.minecraftforge:47.2.0\n\tOptiFine Version: OptiFine_1.20.1_HD_U_I5\n",
      parameters: { with: "Forge" },
    },
    {
      // OptiFine's own class wants what this version of the loader does not have.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Rendering overlay\n\njava.lang.NoSuchMethodError: 'void net.minecraftforge.client.LampHooks.glow(int)'\n\tat net.minecraft.client.renderer.LampRenderer.m_109089_(LampRenderer.java:3) ~[client-1.20.1-srg.jar%23144!/:?] {re:classloading,xf:OptiFine:default}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tFML: 47.2\n\tForge: net.minecraftforge:47.2.0\n\tOptiFine Version: OptiFine_1.20.1_HD_U_I5\n",
      parameters: { with: "Forge" },
    },
    {
      // A mod calls what OptiFine's version of the class does not have.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Rendering screen\n\njava.lang.NoSuchMethodError: 'net.minecraft.network.chat.Component net.minecraft.client.gui.Font.ellipsize(net.minecraft.network.chat.FormattedText, int)'\n\tat org.example.lamps.Overlay.render(Overlay.java:3) ~[lamps-1.0.jar:?]\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tForge: net.minecraftforge:47.2.0\n\tOptiFine Version: OptiFine_1.20.1_HD_U_I5\n",
      parameters: { with: "lamps", other: "lamps" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.VerifyError: Bad type on operand stack\n\tat net.minecraft.client.Lamp.<init>(Lamp.java:3) ~[client-1.19.2-srg.jar%23100!/:?] {re:classloading,xf:OptiFine:default}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.19.2\n\tForge: net.minecraftforge:43.2.0\n\tOptiFine Version: OptiFine_1.19.2_HD_U_H9\n",
      parameters: { with: "Forge" },
    },
  ],
  counterSamples: [
    // A mod that lacks something of the game's is made for another version.
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoSuchFieldError: net.minecraft.client.renderer.LampRenderer.glow\n\tat org.example.lamps.Lamp.draw(Lamp.java:3) ~[lamps-1.0.jar:?]\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tForge: net.minecraftforge:47.2.0\n\tOptiFine Version: OptiFine_1.20.1_HD_U_I5\n",
    "---- Minecraft Crash Report ----\n\nDescription: Tesselating block model\n\njava.lang.IllegalStateException: not enough data\n\tat org.example.lamps.LampBakedModel.getQuads(LampBakedModel.java:3) ~[lamps-1.0.jar:1.0]\n",
    "---- Minecraft Crash Report ----\n\nDescription: Rendering entity in world\n\njava.lang.ClassCastException: net.minecraft.entity.passive.CowEntity cannot be cast to org.example.lamps.Firefly\n\tat org.example.lamps.GlowLayer.render(GlowLayer.java:3) ~[lamps-1.0.jar:1.0]\n\tat net.optifine.render.RenderEnv.draw(RenderEnv.java:1)\n",
  ],
} satisfies WholeLogSamples;
