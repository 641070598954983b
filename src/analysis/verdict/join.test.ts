import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

test("a mod that failed beside another one is not explained by what the other one threw", () => {
  const { findings } = analyse(`[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.16.9
[12:00:01] [main/ERROR]: x
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'kites' at 'org.example.kites.Kites'!
	at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$0(FabricLoaderImpl.java:388)
	Suppressed: java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'ropes' at 'org.example.ropes.Ropes'!
	Caused by: java.lang.ArithmeticException: / by zero
		at org.example.ropes.Ropes.onInitialize(Ropes.java:8) ~[ropes-1.0.jar:?]
Caused by: java.lang.IllegalStateException: no wind
	at org.example.kites.Kites.onInitialize(Kites.java:12) ~[kites-1.0.jar:?]
`);
  const told = findings.map(({ parameters: { mod, cause, place } }) => ({ mod, cause, place }));
  expect(told).toContainEqual({
    mod: "kites",
    cause: "IllegalStateException: no wind",
    place: "Kites.onInitialize, Kites.java:12",
  });
  expect(told).toContainEqual({ mod: "ropes", cause: undefined, place: "Ropes.onInitialize, Ropes.java:8" });
});

test("who lacks a class is whom the loader names, not whose the class would be", () => {
  const { findings } =
    analyse(`[12:00:00] [Server thread/ERROR]: Could not load 'plugins/Towers.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: org/example/masonry/Brick
	at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:147) ~[spigot-api.jar:?]
Caused by: java.lang.ClassNotFoundException: org.example.masonry.Brick
`);
  expect(findings.find(({ code }) => code === "class-missing")?.parameters).toMatchObject({ suspect: "Towers" });
});

test("classes of a plugin that is not there are of the one that starts, and a library of the game is of its version", () => {
  const log = (loaded: string) => `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.8.8
[12:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-PaperSpigot-445 (MC: 1.8.8) (Implementing API version 1.8.8-R0.1-SNAPSHOT)
${loaded}[12:00:01] [Server thread/ERROR]: Could not load 'plugins/FastAsyncWorldEdit-Bukkit-9.9.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoSuchMethodError: 'java.util.List com.google.common.base.Throwables.lazyStackTrace(java.lang.Throwable)'
	at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:133) ~[patched_1.8.8.jar:git-PaperSpigot-445]
Caused by: java.lang.NoSuchMethodError: 'java.util.List com.google.common.base.Throwables.lazyStackTrace(java.lang.Throwable)'
	at com.sk89q.worldedit.internal.util.LogManagerCompat.getLogger(LogManagerCompat.java:31) ~[?:?]
	at com.sk89q.worldedit.bukkit.WorldEditPlugin.<clinit>(WorldEditPlugin.java:105) ~[?:?]
	at org.bukkit.plugin.java.PluginClassLoader.<init>(PluginClassLoader.java:65) ~[patched_1.8.8.jar:git-PaperSpigot-445]
`;
  const suspectIn = (text: string) =>
    analyse(text).findings.find(({ code }) => code === "method-missing")?.parameters ?? {};
  expect(suspectIn(log(""))).toMatchObject({ suspect: "FastAsyncWorldEdit-Bukkit-9.9", platform: "Minecraft" });
  const listed = "[12:00:01] [Server thread/INFO]: [WorldEdit] Loading WorldEdit v6.1\n";
  expect(suspectIn(log(listed))).toMatchObject({ suspect: "WorldEdit" });
});

test("nobody needs itself: a mod's own class that cannot be loaded is told as such", () => {
  const report = (line: number) => `---- Minecraft Crash Report ----
// Hi.

Time: 5/1/17 1:12 PM
Description: There was a severe problem during mod loading that has caused the game to fail

net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Bright Lamps (brightlamps)
Caused by: java.lang.NoClassDefFoundError: org/example/brightlamps/item/Torch
	at java.lang.Class.forName0(Native Method)
	at net.minecraftforge.fml.common.ProxyInjector.inject(ProxyInjector.java:71)
Caused by: java.lang.ClassNotFoundException: org.example.brightlamps.item.Torch
	at net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)
Caused by: java.lang.NoClassDefFoundError: org/example/brightlamps/item/Wick
	at java.lang.ClassLoader.defineClass1(Native Method)
Caused by: java.lang.ClassNotFoundException: org.example.brightlamps.item.Wick
	at net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:${line})

-- System Details --
Details:
	Minecraft Version: 1.10.2
	States: 'U' = Unloaded 'L' = Loaded
	UC	Forge{12.18.3.2221} [Minecraft Forge] (forge.jar)
	UC	pipes{3.1} [Long Pipes] (pipes-3.1.jar)
	UE	brightlamps{2.1} [Bright Lamps] (brightlamps-2.1.jar)
`;
  const told = (line: number) => analyse(report(line)).findings.find(({ code }) => code === "class-missing")!;
  expect(told(191).parameters).toMatchObject({ lacking: "Bright Lamps", class: "org.example.brightlamps.item.Wick" });
  expect(findingText(told(191), "en").message).toStartWith("Bright Lamps is incomplete");
  expect(findingText(told(101), "en").message).toContain("failed to load earlier");
});

test("a method is missing to the one that calls it, not to the mod that it would be of", () => {
  const { findings } =
    analyse(`[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
[10:00:05] [Client thread/ERROR] [jei]: Failed to register mod plugin: class org.example.kites.compat.Plugin
java.lang.NoSuchMethodError: mezz.jei.api.IModRegistry.addWinds(Ljava/util/Collection;)V
	at org.example.kites.compat.Plugin.register(Plugin.java:33) ~[Plugin.class:?]
	at mezz.jei.startup.JeiStarter.registerPlugins(JeiStarter.java:210) [JeiStarter.class:?]
`);
  expect(findings.find(({ code }) => code === "method-missing")?.parameters).toMatchObject({
    suspect: "kites",
    provider: "Just Enough Items",
  });
});

test("players are not told of build.gradle where a class is missing", () => {
  const [missing] = analyse(`[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.16.9
[12:00:01] [main/ERROR]: x
java.lang.NoClassDefFoundError: org/pipes/api/Flow
	at org.example.boats.Boat.sail(Boat.java:20) ~[boats-2.1.jar:?]
`).findings;
  expect(missing?.code).toBe("class-missing");
  expect(findingText(missing!, "en").advice.join()).not.toContain("build.gradle");
});

test("interfaces that a mod carries in its own jar are its own fault, not that of the mod they come from", () => {
  const { findings } = analyse(`---- Minecraft Crash Report ----
// Hi.

Time: 5/1/19 1:12 PM
Description: Ticking entity

java.lang.NoSuchMethodError: org.pipes.api.core.Flow.all(Ljava/lang/Class;)Ljava/util/List;
	at org.pipes.api.water.Water.rise(Water.java:19)
	at org.pipes.api.water.Water.flow(Water.java:8)
	at org.example.boats.Boat.func_70071_h_(Boat.java:20)
	at net.minecraft.world.World.func_72939_s(World.java:1099)

-- System Details --
Details:
	Minecraft Version: 1.7.10
	States: 'U' = Unloaded 'L' = Loaded
	UCHIJAAAA	Forge{10.13.4.1614} [Minecraft Forge] (forge.jar)
	UCHIJAAAA	pipes{3.1} [Long Pipes] (pipes-3.1.jar)
	UCHIJAAAA	boats{2.1} [Boats] (boats-2.1.jar)
`);
  expect(findings.find(({ code }) => code === "method-missing")?.parameters).toMatchObject({
    suspect: "Boats",
    provider: "Long Pipes",
  });
});

test.each([
  "java.lang.IncompatibleClassChangeError: Found interface org.pipes.Flow, but class was expected",
  "java.lang.IllegalAccessError: class org.example.boats.Boat tried to access private field org.pipes.Flow.depth (org.example.boats.Boat and org.pipes.Flow are in unnamed module of loader 'knot')",
])("both are told where Java refuses what one mod does with the code of another: %s", (thrown) => {
  const { findings } = analyse(`[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.16.9
[10:00:00] [main/INFO]: Loading 3 mods:
	- boats 1.0
	- fabricloader 0.16.9
	- pipes 2.0
[10:00:09] [Render thread/ERROR]: Error executing task on Client
${thrown}
	at org.example.boats.Boat.row(Boat.java:9) ~[boats-1.0.jar:?]
`);
  expect(findings[0]).toMatchObject({
    code: "access-denied-class",
    parameters: { suspect: "boats", provider: "pipes" },
  });
});

describe("a Java that does not know today's certificates", () => {
  const failed = (java: string) =>
    analyse(`[12:00:00] [main/INFO]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading
[12:00:00] [main/INFO]: Java is OpenJDK 64-Bit Server VM, version ${java}, running on Linux:amd64:5.4, installed at /usr
[12:00:01] [main/ERROR]: Could not download the news
javax.net.ssl.SSLHandshakeException: PKIX path building failed: unable to find valid certification path to requested target
`).findings.find(({ code }) => code === "java-tls-outdated")!;

  test.each([
    ["1.8.0_51", "8u51"],
    ["1.8.0_05", "8u5"],
    ["1.7.0_80", "7u80"],
    ["1.6.0", "6"],
  ])("%s is named, with the one to take", (java, used) => {
    expect(failed(java).parameters).toEqual({ used, wanted: "8" });
    expect(findingText(failed(java), "en").message).toContain(`this Java (${used}) is too old`);
    expect(findingText(failed(java), "en").advice[0]).toStartWith("Install the newest build of Java 8 ");
  });

  test.each(["1.8.0_392", "1.8.0_141", "1.8.0-internal", "17.0.9"])("%s is not", (java) => {
    expect(failed(java).parameters).toEqual({});
  });
});

describe("the Java that the game is made for", () => {
  const refused = (minecraft: string) =>
    analyse(`[12:00:00] [main/INFO]: Loading Minecraft ${minecraft} with Fabric Loader 0.16.9
[12:00:01] [main/ERROR]: Failed to start
java.lang.IllegalArgumentException: Unsupported class file major version 69
`).findings.find(({ code }) => code === "java-too-new")!;

  test.each([
    ["1.16.5", "8"],
    ["1.20.1", "17"],
    ["1.21.4", "21"],
  ])("of %s is %s, and is the one to install", (minecraft, wanted) => {
    const found = refused(minecraft);
    expect(found.parameters).toMatchObject({ used: "25", minecraft, wanted });
    expect(findingText(found, "en").advice[0]).toStartWith(`Install Java ${wanted} `);
    expect(findingText(found, "zh-CN").advice[0]).toStartWith(`安装 Java ${wanted}，`);
  });

  test("is not told where it is the one in use", () => {
    expect(refused("26.1").parameters).toEqual({ used: "25" });
  });
});

const report = (sections: string) => `---- Minecraft Crash Report ----
// Oops.

Time: 2024-06-01 10:00:00
Description: Mod loading errors have occurred

${sections}
-- System Details --
Details:
	Minecraft Version: 1.20.1
	ModLauncher: 10.0.9+10.0.9+main.dcd20f30
	ModLauncher launch target: forgeserver
`;

const failedMod = (id: string, name: string, file: string, thrown: string) => `-- MOD ${id} --
Details:
	Caused by 0: ${thrown}
		at java.lang.Class.getDeclaredConstructors0(Native Method) ~[?:?] {}
		at net.minecraftforge.fml.javafmlmod.FMLModContainer.constructMod(FMLModContainer.java:73) ~[javafmllanguage-1.20.1-47.2.0.jar%23200!/:?] {}

	Mod File: ${file}
	Failure message: ${name} (${id}) has failed to load correctly
		${thrown}
	Mod Version: 1.0
	Exception message: ${thrown}
`;

test("who refuses a call in its own code is not at fault where the loader names who called", () => {
  const { findings } =
    analyse(`[12:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeclient, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]
[12:00:01] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: kites, class org.example.kites.Kites
java.lang.ExceptionInInitializerError: null
	at org.example.ropes.Knot.<clinit>(Knot.java:5) ~[ropes-1.0.jar%23198!/:1.0]
	at org.example.kites.Kites.<init>(Kites.java:28) ~[kites-1.0.jar%23196!/:1.0]
Caused by: java.lang.IllegalStateException: the registry of knots is frozen
	at org.example.ropes.Knots.add(Knots.java:118) ~[ropes-1.0.jar%23198!/:1.0]
	... 18 more
`);
  expect(findings[0]).toMatchObject({ code: "mod-exception", parameters: { mod: "kites" } });
  expect(findings[0]?.parameters).not.toHaveProperty("culprit");
});

test("who wants a part of the client on a server is whom the report names for it", () => {
  const thrown =
    "java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER";
  const { findings } = analyse(
    report(failedMod("brightlamps", "Bright Lamps", "/srv/mods/brightlamps-1.0.jar", thrown)),
  );
  expect(findings[0]).toMatchObject({ code: "client-class-on-server", parameters: { suspect: "Bright Lamps" } });
});

test("what a loader lists of a mod from the outside to the inside is one exception", () => {
  const frames = (method: string) => `
		at org.example.lamps.${method} ~[main/:?] {}
		at net.minecraftforge.fml.javafmlmod.FMLModContainer.<init>(FMLModContainer.java:61) ~[forge-1.16.5-36.2.39_mapped_official_1.16.5-recomp.jar:36.2] {}`;
  const { findings, exceptions } = analyse(`---- Minecraft Crash Report ----
// Oops.

Time: 2024-06-01 10:00:00
Description: Mod loading error has occurred

java.lang.Exception: Mod Loading has failed
	at net.minecraftforge.fml.CrashReportExtender.dumpModLoadingCrashReport(CrashReportExtender.java:85) ~[forge-1.16.5-36.2.39_mapped_official_1.16.5-recomp.jar:?] {}

-- Head --
Thread: Render thread
Stacktrace:
	at java.util.Objects.requireNonNull(Objects.java:290) ~[?:1.8.0_302] {}
-- MOD lamps --
Details:
	Caused by 0: java.lang.reflect.InvocationTargetException${frames("Lamps.begin(Lamps.java:9)")}

	Caused by 1: java.lang.ExceptionInInitializerError${frames("Lamps.<init>(Lamps.java:21)")}

	Mod File: main
	Failure message: Lamps has class loading errors
		java.lang.ExceptionInInitializerError: null
	Mod Version: NONE
	Exception message: java.lang.NullPointerException: Registry Object not present: lamps:bulb
Stacktrace:
	at java.util.Objects.requireNonNull(Objects.java:290) ~[?:1.8.0_302] {}
	at org.example.lamps.Bulbs.<clinit>(Bulbs.java:5) ~[main/:?] {}

-- System Details --
Details:
	Minecraft Version: 1.16.5
	ModLauncher launch target: fmluserdevclient
	Mod List:
		main |Lamps |lamps |NONE |NONE |NOSIGNATURE
`);
  expect(exceptions.find(({ causes }) => causes.length > 0)).toMatchObject({
    type: "java.lang.reflect.InvocationTargetException",
    causes: [{ type: "java.lang.ExceptionInInitializerError" }, { type: "java.lang.NullPointerException" }],
  });
  expect(findings[0]?.parameters).toMatchObject({
    cause: "NullPointerException: Registry Object not present: lamps:bulb",
    place: "Bulbs, Bulbs.java:5",
  });
  expect(findings[0]).toMatchObject({ code: "mod-fatal", parameters: { mod: "Lamps", own: "Lamps" } });
  expect(findings[0]?.parameters).not.toHaveProperty("context");
  expect(findings.map(({ code }) => code)).not.toContain("crash-unknown");
});

test("a mixin that lacks a class is told once, with its mod and the class", () => {
  const { findings } = analyse(`[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.16.9
[10:00:01] [main/ERROR]: Mixin apply for mod brightlamps failed lamps.mixins.json:GuiMixin from mod brightlamps -> net.minecraft.class_329: org.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException org.example.bulbs.Bulb
org.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: org.example.bulbs.Bulb
	at org.spongepowered.asm.mixin.transformer.MixinTargetContext.transform(MixinTargetContext.java:1001)
`);
  expect(findings.map(({ code, parameters }) => [code, parameters["mod"], parameters["class"]])).toEqual([
    ["mixin-class-missing", "brightlamps", "org.example.bulbs.Bulb"],
  ]);
});

test("a mixin that asks a server for a part of the client is the cause, whoever's entry point met it", () => {
  const { findings } = analyse(`[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.16.9
[10:00:00] [main/INFO]: Loading 3 mods:
	- fabricloader 0.16.9
	- kettle 1.2
	- lamps 2.0
[10:00:01] [main/ERROR]: Failed to start the minecraft server
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'kettle' at 'org.example.kettle.Kettle'!
	at net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:399)
	at net.minecraft.server.Main.main(Main.java:111)
Caused by: org.spongepowered.asm.mixin.transformer.throwables.MixinPreProcessorException: Attach error for lamps.mixins.json:MobMixin from mod lamps during activity: [Transform -> Method lamps$glow()V -> GETSTATIC -> net/minecraft/class_310::on:Z]
	at org.spongepowered.asm.mixin.transformer.MixinPreProcessorStandard.attach(MixinPreProcessorStandard.java:313)
Caused by: java.lang.ClassNotFoundException: net.minecraft.class_310
	at java.net.URLClassLoader.findClass(URLClassLoader.java:445)
`);
  const serious = findings.filter(({ severity }) => severity !== "notice");
  expect(serious.map(({ code, parameters: { mod, of } }) => [code, mod, of])).toEqual([
    ["mixin-class-missing", "lamps", "client"],
  ]);
});

test("whom the server names for an exception is named beside what is wrong, in whichever of its failures", () => {
  const failed = (thrown: string) =>
    `[10:05:00] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0\n${thrown}\n`;
  const refused =
    'java.lang.reflect.InaccessibleObjectException: Unable to make field private java.lang.Object java.util.Optional.value accessible: module java.base does not "opens java.util" to unnamed module\n\tat java.base/java.lang.reflect.Field.setAccessible(Field.java:178) ~[?:?]';
  const other =
    "java.lang.IllegalStateException: closed\n\tat org.example.lamps.Lamp.light(Lamp.java:3) ~[Lamps-1.0.jar:?]";
  const { findings } = analyse(
    `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n${failed(other)}${failed(refused)}`,
  );
  const found = findings.find(({ code }) => code === "java-wrong-module");
  expect(found?.parameters).toMatchObject({ suspect: "Lamps" });
});

test("a class that cannot be set up for want of one of the client's says who wants it", () => {
  const { findings } = analyse(`[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.7.10
[10:00:01] [Server thread/ERROR]: Encountered an unexpected exception
cpw.mods.fml.common.LoaderException: java.lang.NoClassDefFoundError: Lreifnsk/minimap/ReiMinimap;
	at cpw.mods.fml.common.Loader.loadMods(Loader.java:544) ~[Loader.class:?]
Caused by: java.lang.NoClassDefFoundError: Lreifnsk/minimap/ReiMinimap;
	at java.lang.Class.getDeclaredFields0(Native Method) ~[?:1.8.0_121]
Caused by: java.lang.NoClassDefFoundError: net/minecraft/client/resources/IResourceManagerReloadListener
	at java.lang.ClassLoader.defineClass1(Native Method) ~[?:1.8.0_121]
`);
  expect(findings[0]).toMatchObject({ code: "client-class-on-server", parameters: { suspect: "Rei's Minimap" } });
});

test("a class that lacks what another mod calls: both are named, and who calls whom", () => {
  const { findings } = analyse(`---- Minecraft Crash Report ----
// Hi.

Time: 2025-03-04 11:12:13
Description: Rendering screen

java.lang.AbstractMethodError: Method org/example/lamps/compat/LampTab$1.tooltips()Ljava/util/List; is abstract
	at org.example.lamps.compat.LampTab$1.tooltips(LampTab.java)
	at org.example.shelves.gui.TabScreen.draw(TabScreen.java:44)
	at net.minecraft.class_437.method_25394(class_437.java:103)

-- System Details --
Details:
	Minecraft Version: 1.19.2
	Fabric Mods: 
		fabricloader: Fabric Loader 0.14.22
		lamps: Lamps 1.0
		shelves: Shelves 3.0
`);
  expect(findings[0]?.parameters).toMatchObject({ suspect: "Lamps", partner: "Shelves", how: "unimplemented" });
  expect(findingText(findings[0]!, "en").message).toBe(
    "Lamps does not fit the installed version of Shelves: Shelves calls tooltips, which Lamps does not have.",
  );
});

test("a mod that no list names is its developer's own, where its code lies in no jar", () => {
  const { findings } =
    analyse(`[01Jan2024 12:00:00.000] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclientuserdev, --fml.mcVersion, 1.20.1]
[01Jan2024 12:00:01.000] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: kites, class org.example.kites.Kites
java.lang.reflect.InvocationTargetException: null
	at java.lang.reflect.Constructor.newInstance(Constructor.java:480) ~[?:?]
Caused by: java.lang.IllegalStateException: no wind
	at org.example.kites.Kites.<init>(Kites.java:28) ~[%23196!/:?]
`);
  expect(findings[0]).toMatchObject({ code: "mod-exception", parameters: { mod: "kites", own: "kites" } });
});
