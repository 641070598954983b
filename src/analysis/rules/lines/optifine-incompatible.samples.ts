import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.NoSuchMethodError: 'void net.minecraft.client.renderer.texture.SpriteContents.<init>(net.minecraft.resources.ResourceLocation, net.minecraft.client.resources.metadata.animation.FrameSize)'\n\tat net.minecraft.client.renderer.texture.MissingTextureAtlasSprite.m_245(MissingTextureAtlasSprite.java:40) ~[client.jar:?] {re:classloading,xf:OptiFine:default}",
      codes: ["optifine-incompatible", "method-missing"],
      parameters: { with: "Forge" },
    },
    {
      text: "net.neoforged.fml.ModLoadingException: File mods/OptiFine_1.21.jar is an incompatible version of OptiFine",
      parameters: { with: "NeoForge" },
    },
    {
      text: "[12:00:00] [main/ERROR] [Swiftium/]: OptiFine is not compatible with Swiftium. Remove it.",
      parameters: { with: "Swiftium" },
    },
    {
      text: "java.lang.AbstractMethodError: Receiver class optifine.OptiFineTransformationService does not define or inherit an implementation of the resolved method 'abstract java.util.List beginScanning(cpw.mods.modlauncher.api.IEnvironment)' of interface cpw.mods.modlauncher.api.ITransformationService.\n\tat cpw.mods.modlauncher.Launcher.run(Launcher.java:105) ~[modlauncher-10.0.9.jar:?]",
      codes: ["optifine-incompatible", "method-missing"],
      parameters: { with: "Forge" },
    },
    {
      text: "[12:00:00] [main/ERROR] [LOADING/]: The Mod File /home/alex/mods/OptiFine_1.20.1_HD_U_I5.jar has mods that were not found",
      parameters: { with: "Forge" },
    },
  ],
  counterSamples: [
    // A coremod that fails while OptiFine looks for classes: nothing of OptiFine's.
    "[10:00:00] [main/ERROR]: Error occurred applying transform of coremod META-INF/asm/lamps.js function render\njava.lang.NullPointerException: null\n\tat org.objectweb.asm.tree.InsnList.insert(InsnList.java:343)\n\tat net.optifine.reflect.Reflector.<clinit>(Reflector.java:307)",
    "[12:00:00] [main/INFO]: [OptiFine] OptiFine_1.12.2_HD_U_G5",
    "[12:00:00] [Render thread/INFO]: [CHAT] <Steve> OptiFine is not compatible with Sodium",
    "java.lang.NoSuchMethodError: 'void net.minecraft.client.renderer.texture.SpriteContents.<init>(net.minecraft.resources.ResourceLocation, int)'\n\tat com.acme.Rings.x(Rings.java:1)",
  ],
} satisfies LineSamples;
