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
    {
      // OptiFine calls the loader through its Reflector while a mod's item is drawn.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Rendering item\n\njava.lang.ArrayIndexOutOfBoundsException: 42\n\tat net.minecraftforge.client.ForgeHooksClient.tintLamp(ForgeHooksClient.java:3)\n\tat sun.reflect.GeneratedMethodAccessor7.invoke(Unknown Source)\n\tat java.lang.reflect.Method.invoke(Unknown Source)\n\tat net.optifine.reflect.Reflector.callVoid(Reflector.java:9)\n\tat net.minecraft.client.renderer.RenderItem.func_191969_a(RenderItem.java:1)\n\tat org.example.lamps.LampRenderer.draw(LampRenderer.java:1)\n\n-- Item being rendered --\nDetails:\n\tItem Type: org.example.glow.ItemBulb@1a2b3c\n\tRegistry Name: glow:bulb\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800 Optifine OptiFine_1.12.2_HD_U_F5 3 mods loaded, 3 mods active\n\tStates: 'U' = Unloaded 'L' = Loaded 'A' = Available\n\n\t| State  | ID        | Version | Source        | Signature |\n\t|:------ |:--------- |:------- |:------------- |:--------- |\n\t| LCHIJA | glow      | 1.0     | glow-1.0.jar  | None      |\n",
      parameters: {
        with: "Forge",
        other: "glow",
        cause: "ArrayIndexOutOfBoundsException: 42 (ForgeHooksClient.tintLamp, ForgeHooksClient.java:3)",
      },
    },
    {
      // Of old, OptiFine's classes had no package.
      text: "---- Minecraft Crash Report ----\n\nTime: 2014-01-01 10:00:00\nDescription: Rendering screen\n\njava.lang.IllegalStateException: Already drawing\n\tat net.minecraftforge.client.ForgeHooksClient.drawLamp(ForgeHooksClient.java:3)\n\tat java.lang.reflect.Method.invoke(Unknown Source)\n\tat Reflector.callBoolean(Reflector.java:9)\n\tat net.minecraft.client.renderer.EntityRenderer.func_78480_b(EntityRenderer.java:1)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.7.10\n\tFML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1614 Optifine OptiFine_1.7.10_HD_U_D6 3 mods loaded, 3 mods active\n",
      parameters: { with: "Forge", other: null },
    },
    {
      // A coremod's change of a class that OptiFine has replaced failed: the class is there, and is not found.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoClassDefFoundError: net/minecraft/client/renderer/LampRenderer\n\tat org.example.lamps.asm.Hooks.glow(Hooks.java:3)\n\tat net.minecraft.client.renderer.texture.Lamp.func_1_a(Lamp.java:9)\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:440)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.renderer.LampRenderer\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:101)\n\t... 9 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.12.2_HD_U_F5\n",
      parameters: { with: "lamps", other: "lamps" },
    },
    {
      // The coremod that failed is named.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoClassDefFoundError: net/minecraft/client/renderer/LampRenderer\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:440)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.renderer.LampRenderer\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)\n\t... 9 more\nCaused by: net.minecraftforge.fml.common.asm.ASMTransformerWrapper$TransformerException: Exception in class transformer a.b.C@5 from coremod Bright Lamps\n\tat net.minecraft.launchwrapper.LaunchClassLoader.runTransformers(LaunchClassLoader.java:279)\n\t... 12 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.12.2_HD_U_F5\n",
      parameters: { with: "Bright Lamps", other: "Bright Lamps" },
    },
    {
      // Nobody is named.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoClassDefFoundError: net/minecraft/client/renderer/LampRenderer\n\tat shadersmod.client.Shaders.startup(Shaders.java:19)\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:440)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.renderer.LampRenderer\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:101)\n\t... 9 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.12.2_HD_U_F5\n",
      parameters: { with: null },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.VerifyError: Bad type on operand stack\nException Details:\n  Location:\n    net/minecraft/client/renderer/LampRenderer.func_1_a(F)V @11: getfield\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:440)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.12.2_HD_U_F5\n",
      parameters: { with: null },
    },
    {
      // Forge cannot load what it asks for OptiFine's version.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoClassDefFoundError: qqb\n\tat java.lang.Class.getField(Class.java:1693)\n\tat net.minecraftforge.fml.client.FMLClientHandler.detectOptifine(FMLClientHandler.java:310)\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:440)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\nCaused by: java.lang.ClassNotFoundException: qqb\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:101)\n\t... 9 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.12.2_HD_U_F5\n",
      parameters: { with: "Forge" },
    },
  ],
  counterSamples: [
    // A listener of a mod that OptiFine's Reflector reached through the loader.
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException\n\tat org.example.lamps.Listener.onFog(Listener.java:3)\n\tat net.minecraftforge.fml.common.eventhandler.EventBus.post(EventBus.java:1)\n\tat java.lang.reflect.Method.invoke(Unknown Source)\n\tat net.optifine.reflect.Reflector.callBoolean(Reflector.java:9)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n",
    // A class of another version of the game: there is nothing to load.
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoClassDefFoundError: net/minecraft/client/renderer/LampRenderer\n\tat org.example.lamps.asm.Hooks.glow(Hooks.java:3)\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:440)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.renderer.LampRenderer\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)\n\t... 9 more\nCaused by: java.lang.NullPointerException\n\tat org.objectweb.asm.ClassReader.<init>(Unknown Source)\n\t... 12 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.12.2_HD_U_F5\n",
    // A mixin that does not fit names its mod.
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Updating screen events\n\njava.lang.NoClassDefFoundError: net/minecraft/client/gui/GuiLamp$List\n\tat net.minecraft.client.gui.GuiLamp.func_1_a(Lamp.java:9)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.gui.GuiLamp$List\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)\n\t... 9 more\nCaused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [mixins.ringcraft.json:GuiLampMixin] from phase [DEFAULT] in config [mixins.ringcraft.json] FAILED during APPLY\n\tat org.spongepowered.asm.mixin.transformer.MixinTransformer.handleMixinError(MixinTransformer.java:779)\n\t... 12 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.8.9\n\tFML: MCP 9.19 Powered by Forge 11.15.1.2318\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.8.9_HD_U_M5\n",
    // While mods are loaded, whoever lacks a class is made for another version.
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoClassDefFoundError: net/minecraft/client/renderer/LampRenderer\n\tat org.example.lamps.Lamps.preInit(Lamps.java:3)\n\tat net.minecraftforge.fml.common.FMLModContainer.handleModStateEvent(FMLModContainer.java:604)\n\tat net.minecraftforge.fml.common.LoadController.sendEventToModContainer(LoadController.java:219)\n\tat net.minecraft.client.Minecraft.func_71384_a(Minecraft.java:440)\n\tat net.minecraft.client.main.Main.main(SourceFile:12)\nCaused by: java.lang.ClassNotFoundException: net.minecraft.client.renderer.LampRenderer\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:101)\n\t... 9 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tFML: MCP 9.42 Powered by Forge 14.23.5.2800\n\tIs Modded: Definitely; Client brand changed to 'fml,forge'\n\tOptiFine Version: OptiFine_1.12.2_HD_U_F5\n",
    // A mod that lacks something of the game's is made for another version.
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Initializing game\n\njava.lang.NoSuchFieldError: net.minecraft.client.renderer.LampRenderer.glow\n\tat org.example.lamps.Lamp.draw(Lamp.java:3) ~[lamps-1.0.jar:?]\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tForge: net.minecraftforge:47.2.0\n\tOptiFine Version: OptiFine_1.20.1_HD_U_I5\n",
    "---- Minecraft Crash Report ----\n\nDescription: Tesselating block model\n\njava.lang.IllegalStateException: not enough data\n\tat org.example.lamps.LampBakedModel.getQuads(LampBakedModel.java:3) ~[lamps-1.0.jar:1.0]\n",
    "---- Minecraft Crash Report ----\n\nDescription: Rendering entity in world\n\njava.lang.ClassCastException: net.minecraft.entity.passive.CowEntity cannot be cast to org.example.lamps.Firefly\n\tat org.example.lamps.GlowLayer.render(GlowLayer.java:3) ~[lamps-1.0.jar:1.0]\n\tat net.optifine.render.RenderEnv.draw(RenderEnv.java:1)\n",
  ],
} satisfies WholeLogSamples;
