import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

/** The first finding, as it is read. */
function told(text: string): string {
  const [first] = analyse(text).findings;
  if (!first) return "";
  const { message, advice } = findingText(first, "en");
  return [`${first.code}: ${message}`, ...advice].join("\n");
}

const quilt = `[10:00:00] [main/ERROR]: Minecraft has crashed!
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lampinfo'!
\tat org.quiltmc.loader.impl.entrypoint.EntrypointUtils.lambda$invoke0$0(EntrypointUtils.java:50)
Caused by: java.lang.IllegalStateException: Another loader was found.
Please take the edition of Lampinfo that is made for it.
\tat org.example.lampinfo.Start.onInitialize(Start.java:20)
`;
const section = `-- MOD lampposts --
Details:
\tMod File: lampposts-1.18.1-2.0.jar
\tFailure message: Lampposts (lampposts) has failed to load correctly
\t\tjava.lang.reflect.InvocationTargetException: null
\tMod Version: 1.18.1-2.0
\tException message: java.lang.IllegalStateException: Registry is already frozen
Stacktrace:
\tat net.minecraft.world.entity.EntityType.<init>(EntityType.java:154) ~[client-1.18.2-srg.jar%2371!/:?] {re:mixin}
\tat org.example.lampposts.Entities.build(Entities.java:12) ~[lampposts-1.18.1-2.0.jar%2359!/:1.18.1-2.0] {re:classloading}
`;
const scripts = `-- MOD kubejs --
Details:
\tFailure message: KubeJS (kubejs) has failed to load correctly
\t\tjava.lang.RuntimeException: There were startup script syntax errors! See logs/kubejs/startup.txt for more info
\tException message: java.lang.RuntimeException: There were startup script syntax errors! See logs/kubejs/startup.txt for more info
Stacktrace:
\tat dev.latvian.mods.kubejs.KubeJS.<init>(KubeJS.java:120) ~[kubejs-forge-1902.6.0.jar%23170!/:1902.6.0] {re:classloading}
`;
const settings = `org.example.lampfood.lib.jankson.api.SyntaxError: Found character 'x' instead of '{' while looking for the start of an object
    at org.example.lampfood.lib.jankson.impl.ObjectParserContext.consume(ObjectParserContext.java:75)
    at org.example.lampfood.LampConfig.load(LampConfig.java:52)
    at org.example.lampfood.Lampfood.onInitializeClient(Lampfood.java:22)
    at net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:409)
`;
const declared = `java.lang.AbstractMethodError: Receiver class org.example.lampshine.Consumer does not define or inherit an implementation of the resolved method 'abstract void push(long)' of interface net.caffeinemc.mods.sodium.api.vertex.buffer.VertexBufferWriter.
\tat me.jellysquid.mods.sodium.client.render.immediate.model.EntityRenderer.renderCuboids(EntityRenderer.java:124)
\tat net.minecraft.class_630.handler$bcp000$iris$onRender(class_630.java:1101)
\tat org.example.lampshine.Lampshine.draw(Lampshine.java:9)
`;
const biome = `cpw.mods.fml.common.LoaderException: java.lang.RuntimeException: Biome ID 40 is already occupied by the biome Glow (net.minecraft.world.biome.BiomeGenGlow)!
\tat cpw.mods.fml.common.LoadController.transition(LoadController.java:163)
Caused by: java.lang.RuntimeException: Biome ID 40 is already occupied by the biome Glow (net.minecraft.world.biome.BiomeGenGlow)!
\tat org.example.lampland.Biomes.check(Biomes.java:15)
\tat org.example.lampland.Lampland.preInit(Lampland.java:21)
`;
const saving = `[10:00:00] [Server thread/ERROR]: Failed to save chunk
net.minecraft.util.ReportedException: Saving entity NBT
\tat net.minecraft.entity.Entity.func_189511_e(Entity.java:1611) ~[rw.class:?]
Caused by: java.lang.NullPointerException
\tat org.example.lamppets.EntityMoth.func_70014_b(EntityMoth.java:24) ~[EntityMoth.class:?]
\tat net.minecraft.entity.Entity.func_189511_e(Entity.java:1582) ~[rw.class:?]
`;
const graphics = `[10:00:00] [Render thread/ERROR]: Unreported exception thrown!
java.lang.AssertionError: Failed to allocate buffer: A device memory allocation has failed.
\tat org.example.lamprays.Allocator.alloc(Allocator.java:83) ~[lamprays-1.0.jar:?]
`;
const native = `[10:00:00] [Render thread/ERROR]: Out of memory
java.lang.OutOfMemoryError: null
\tat org.lwjgl.system.MemoryUtil.nmemReallocChecked(MemoryUtil.java:484) ~[lwjgl-3.2.2.jar:?]
\tat org.lwjgl.system.MemoryUtil.memRealloc(MemoryUtil.java:517) ~[lwjgl-3.2.2.jar:?]
`;
const dimension = `---- Minecraft Crash Report ----

Description: Starting integrated server

java.lang.IllegalStateException: Missing key in ResourceKey[minecraft:root / minecraft:dimension]: ResourceKey[minecraft:dimension / minecraft:the_nether]
\tat net.minecraft.class_2378.method_31140(class_2378.java:443)
`;
const registries = `[10:00:00] [Worker-Main-7/ERROR]: Registry loading errors:
> Errors in registry minecraft:root:
>> Errors in element minecraft:worldgen/biome:
java.lang.IllegalStateException: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/biome]: [lamplands:glowing_hills]
\tat knot//net.minecraft.core.MappedRegistry.freeze(MappedRegistry.java:300)
`;
const ofLauncher = (error: string) => `The game crashed whilst rendering overlay\nError: ${error}\nExit code: -1\n`;

describe("of what people copy out of a log or off a screen, the reason is told", () => {
  test.each<[what: string, text: string, said: string[]]>([
    ["a message of several lines below a cause", quilt, ["Please take the edition of Lampinfo"]],
    ["a section without the report around it", section, ["too late, when registration was over"]],
    ["scripts of a pack", scripts, ["logs/kubejs/startup.txt names them", "Open logs/kubejs/startup.txt"]],
    ["settings that cannot be read", settings, ["lampfood", "Move the configuration files of lampfood out"]],
    ["an interface that has changed", declared, ["lampshine does not fit the installed version of Sodium"]],
    ["a number that two mods want", biome, ["biome number 40", "lampland"]],
    ["an entity that cannot be saved", saving, ["mod-runtime-error: lamppets"]],
    ["graphics memory", graphics, ["opengl-out-of-memory: "]],
    ["memory of the system", native, ["out-of-memory-native: "]],
    ["a dimension that is not there", dimension, ["no dimension minecraft:the_nether", "level.dat_old"]],
    ["what a whole registry lacks", registries, ["registry-entries-missing: lamplands"]],
    [
      "a library for another kind of machine",
      "Description: Initializing game\n\njava.lang.UnsatisfiedLinkError: dlopen(/Users/somebody/Library/Caches/JNA/temp/jna17.tmp, 0x0009): tried: '/Users/somebody/Library/Caches/JNA/temp/jna17.tmp' (mach-o file, but is an incompatible architecture (have 'x86_64', need 'arm64'))\n\tat com.sun.jna.Native.open(Native Method)\n\tat org.example.lampinput.Handle.<clinit>(Handle.java:9)\n",
      ["lampinput cannot load its native library jna17.tmp: it is made for x86_64, and this Java needs arm64"],
    ],
    [
      "a library that needs another one",
      "Description: Unexpected error\n\njava.lang.UnsatisfiedLinkError: /private/var/folders/q3/T/natives/liblamps64.dylib: dlopen(/private/var/folders/q3/T/natives/liblamps64.dylib, 1): Library not loaded: /usr/local/opt/freetype/lib/libfreetype.6.dylib\n  Referenced from: /private/var/folders/q3/T/natives/liblamps64.dylib\n\tat java.lang.ClassLoader$NativeLibrary.load(Native Method) ~[?:1.8.0_74] {}\n",
      ["(liblamps64.dylib): it needs libfreetype.6.dylib, which is not installed"],
    ],
    [
      "a library that is there twice",
      "java.lang.UnsatisfiedLinkError: Native Library /srv/natives/liblwjgl.dylib already loaded in another classloader\n\tat org.lwjgl.system.Library.loadNative(Library.java:90)\n",
      ["(liblwjgl.dylib): the program has loaded it once already"],
    ],
    [
      "parts of the loader that are there twice",
      'Exception in thread "main" java.lang.module.ResolutionException: Module net.neoforged.accesstransformer reads more than one module named JarJarFileSystems\n\tat java.base/java.lang.module.Resolver.resolveFail(Resolver.java:901)\n',
      ["the launcher loads parts of the game or of the loader twice"],
    ],
    [
      "what fails while recipes are gathered",
      '[10:00:00] [Thread-104/ERROR] [EMI/]: [EMI] Critical error occured during reload:\njava.lang.NullPointerException: Cannot invoke "net.minecraft.world.entity.player.Player.getInventory()" because "player" is null\n\tat TRANSFORMER/lampworn@5.9.1/org.example.lampworn.compat.Areas.of(Areas.java:30) ~[lampworn-5.9.1.jar%23200!/:5.9.1] {re:classloading}\n',
      ["mod-runtime-error: lampworn"],
    ],
    [
      "a folder that many have, below whoever the classes are named for",
      "Description: Initializing game\n\njava.lang.NullPointerException\n\tat com.lampcorp.potion.LampcorpPotion.<init>(LampcorpPotion.java:46)\n\tat net.minecraft.client.main.Main.main(SourceFile:148)\n",
      ["lampcorp crashed the game"],
    ],
    [
      "OptiFine, whose class is in no package",
      "Description: Initializing game\n\njava.lang.NoSuchFieldError: ofLampLevel\n\tat Config.initDisplay(Config.java:199)\n\tat net.minecraft.client.main.Main.main(SourceFile:148)\n",
      ["OptiFine"],
    ],
    [
      "a developer's data generator",
      'Exception in thread "main" java.lang.IllegalStateException: Model at lampmod:block/bulb does not exist\n\tat com.example.lampmod.data.Models.register(Models.java:22)\n\tat net.minecraftforge.userdev.LaunchTesting.main(LaunchTesting.java:105)\n',
      ["Your own code in lampmod", "lampmod:block/bulb"],
    ],
    [
      "a mixin's cause alone",
      "Caused by: org.spongepowered.asm.mixin.transformer.throwables.InvalidMixinException: @Shadow method glow in lampworlds.mixins.core.json:common.MixinWorld was not located in the target class\n\tat org.spongepowered.asm.mixin.transformer.MixinPreProcessorStandard.attach(MixinPreProcessorStandard.java:328)\n",
      ["mixin-failed: lampworlds", "MixinWorld"],
    ],
    [
      "a launcher that has no library",
      "Error launching Minecraft: Library file at path /srv/launcher/libraries/lwjgl-natives.jar does not exist\n",
      ["launcher-launch-refused: ", "does not exist"],
    ],
    [
      "digits of another language",
      "[10:00:00] [main/ERROR]: Uncaught exception in thread \"main\"\njava.util.UnknownFormatConversionException: Conversion = '٢'\n\tat java.base/java.util.Formatter.parse(Formatter.java:2750)\n",
      ["digits of its own", "-Duser.language=en"],
    ],
    [
      "a machine without a screen",
      "Description: Initializing game\n\njava.lang.IllegalStateException: Failed to initialize GLFW, errors: [GLFW 0x1000E] X11: The DISPLAY environment variable is missing\n\tat com.mojang.blaze3d.platform.GLX._initGlfw(GLX.java:59)\n",
      ["the variable DISPLAY is not set", "Xwayland"],
    ],
    [
      "Fabric's own interfaces in a developer's run",
      'Exception in thread "main" java.lang.RuntimeException: Failed to read accessWidener file from mod fabric-lamps-v1\n\tat net.fabricmc.loader.impl.launch.knot.Knot.init(Knot.java:122)\n\tat net.fabricmc.devlaunchinjector.Main.main(Main.java:86)\nCaused by: net.fabricmc.accesswidener.AccessWidenerFormatException: line 1: Namespace (intermediary) does not match current runtime namespace (named)\n\tat net.fabricmc.accesswidener.AccessWidenerReader.error(AccessWidenerReader.java:281)\n',
      ["mod-not-remapped: fabric-lamps-v1 cannot run in development"],
    ],
  ])("%s", (_, text, said) => {
    for (const words of said) expect(told(text)).toContain(words);
  });

  test.each<[error: string, said: string[]]>([
    [
      "java.lang.ClassCastException: class org.example.lampflies.Fly cannot be cast to class net.minecraft.class_1321 (both are in unnamed module)",
      ["mod-crash: lampflies"],
    ],
    [
      "java.lang.IllegalArgumentException: Cannot get property EnumProperty{name=axis, values=[x, y, z]} as it does not exist in Block{lampworks:latch}",
      ["The block lampworks:latch has no property axis"],
    ],
    [
      "java.lang.NoSuchMethodError: 'java.nio.file.Path net.fabricmc.loader.api.FabricLoader.getConfigDir()'",
      ["made for another version of Fabric Loader", "Install the version of Fabric Loader"],
    ],
    [
      "java.lang.NoClassDefFoundError: net/minecraftforge/common/IRarity",
      ["made for another version of Forge", "net.minecraftforge.common.IRarity"],
    ],
  ])("what a launcher shows of a crash: %s", (error, said) => {
    for (const words of said) expect(told(ofLauncher(error))).toContain(words);
  });

  test("what only looks like a launcher's words is none", () => {
    expect(told("Error: java.lang.IllegalStateException: lamps\n")).not.toContain("crash");
  });
});
