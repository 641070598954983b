import type { WholeLogSamples } from "../samples.ts";

const start =
  "[10:00:00] [main/INFO] [LaunchWrapper]: Loading tweak class name net.minecraftforge.fml.common.launcher.FMLTweaker\n[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2855 for Minecraft 1.12.2 loading\n";
const changes = `[10:00:01] [main/INFO] [Bright Lamps [ASM]]: Transforming net.minecraft.world.World (amu)...
[10:00:01] [main/INFO] [STDOUT]: [org.example.kites.asm.KiteTransformer:patchWorld:74]: Successfully patched World!
[10:00:01] [main/INFO] [LongPipes ASM]: Transforming net.minecraft.world.WorldServer
`;
const refused = `[10:00:02] [main/ERROR] [LaunchWrapper]: Unable to launch
java.lang.reflect.InvocationTargetException: null
	at sun.reflect.NativeMethodAccessorImpl.invoke0(Native Method) ~[?:1.8.0_51]
	at net.minecraft.launchwrapper.Launch.main(Launch.java:28) [launchwrapper-1.12.jar:?]
Caused by: java.lang.VerifyError: Bad type on operand stack
Exception Details:
  Location:
    net/minecraft/world/World.func_72835_b()V @17: invokevirtual
  Reason:
    Type 'java/lang/Object' (current frame, stack[1]) is not assignable to 'net/minecraft/world/World'
	at net.minecraft.client.main.Main.main(SourceFile:38) ~[Main.class:?]
`;

const report = (more: string) =>
  `---- Minecraft Crash Report ----\n\nTime: 1/1/24 10:00 AM\nDescription: Ticking entity\n\n${refused.slice(refused.indexOf("java.lang.VerifyError"))}\n-- System Details --\nDetails:\n\tMinecraft Version: 1.7.10\n${more}`;

export default {
  samples: [
    {
      text: report(
        "\tFML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1614 2 mods loaded, 2 mods active\n\tUCHIJA\tlamps{1.0} [Bright Lamps] (lamps-1.0.jar) \n\tLoaded coremods (and transformers): \nLampsCore (lamps-1.0.jar)\n  org.example.lamps.asm.Transformer\n",
      ).replace("\nLampsCore", "\n\t\tLampsCore"),
      parameters: { class: "net.minecraft.world.World", changers: ["Bright Lamps"] },
    },
    {
      text: report(
        "\tFML: MCP v7.51 FML v5.2.23.738 Minecraft Forge 7.8.1.738 3 mods loaded, 3 mods active\n\tKites{1.0} [Kites] (kites-1.0.jar) Unloaded->Constructed->Available\n\tWindCore{2.0} [Wind Core] (coremods) Unloaded->Constructed->Available\n",
      ).replace("1.7.10", "1.5.2"),
      parameters: { changers: ["Wind Core"] },
    },
    {
      text: start + changes + refused,
      parameters: { class: "net.minecraft.world.World", changers: ["Bright Lamps", "kites"] },
    },
    {
      text:
        start +
        "[10:00:01] [main/INFO] [STDOUT]: [org.example.windcore.Hooks:run:20]: [DEBUG] Injecting hooks into class net.minecraft.world.World\n" +
        refused.replace(
          /Bad type on operand stack[\s\S]*?(?=\tat net\.minecraft\.client)/,
          "(class: net/minecraft/world/World, method: func_72835_b signature: ()V) Expecting a stackmap frame\n",
        ),
      parameters: { changers: ["windcore"] },
    },
    {
      // Nobody says what it changes; only one can have.
      text:
        start +
        "[10:00:00] [main/TRACE] [FML]: Registering transformer net.minecraftforge.fml.common.asm.transformers.SideTransformer\n[10:00:00] [main/TRACE] [FML]: Registering transformer org.example.kites.asm.KiteTransformer\n" +
        refused,
      parameters: { class: "net.minecraft.world.World", changers: ["kites"] },
    },
    {
      // Forge cannot read what the coremods left of a class.
      text: `---- Minecraft Crash Report ----

Time: 2/3/14 4:05 PM
Description: Initializing game

java.lang.NoClassDefFoundError: net/minecraft/entity/passive/EntityOcelot
	at net.minecraft.client.renderer.entity.RenderManager.<init>(RenderManager.java:152)
	at net.minecraft.launchwrapper.Launch.main(Launch.java:18)
Caused by: java.lang.ClassNotFoundException: net.minecraft.entity.passive.EntityOcelot
	at net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:179)
	... 11 more
Caused by: java.lang.NullPointerException
	at org.objectweb.asm.Type.getArgumentTypes(Unknown Source)
	at org.objectweb.asm.ClassReader.accept(Unknown Source)
	at cpw.mods.fml.common.asm.transformers.DeobfuscationTransformer.transform(DeobfuscationTransformer.java:39)
	at net.minecraft.launchwrapper.LaunchClassLoader.runTransformers(LaunchClassLoader.java:267)
	at net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:165)
	... 13 more

-- System Details --
Details:
	Minecraft Version: 1.6.4
	FML: MCP v8.11 FML v6.4.49.965 Minecraft Forge 9.11.1.965 3 mods loaded, 3 mods active
	Kites{1.0} [Kites] (kites-1.0.jar) Unloaded->Constructed->Pre-initialized
	windcore{2.0} [Wind Core] (coremods) Unloaded->Constructed->Pre-initialized
`,
      parameters: { class: "net.minecraft.entity.passive.EntityOcelot", changers: ["Wind Core"] },
    },
    {
      // Of many, the one that is known to change it.
      text: report(
        `\tLoaded coremods (and transformers): \n${["a", "b", "c", "d"].map((one) => `\t\t${one}Core (${one}-1.0.jar)\n`).join("")}\t\tDLFMLCorePlugin (DynamicLights_1.7.10.jar)\n`,
      ),
      parameters: { class: "net.minecraft.world.World", changers: ["DynamicLights"] },
    },
  ],
  counterSamples: [
    // Any of many.
    report(
      `\tLoaded coremods (and transformers): \n${["a", "b", "c", "d"].map((one) => `\t\t${one}Core (${one}-1.0.jar)\n`).join("")}`,
    ),
    // Nobody says so.
    start + refused.replaceAll("World", "Chunk"),
    // A mod's own class.
    start + changes + refused.replace("net/minecraft/world/World.", "org/example/kites/World."),
  ],
} satisfies WholeLogSamples;
