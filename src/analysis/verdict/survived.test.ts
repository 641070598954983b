import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const start =
  "[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]\n";
const missing = `[10:00:05] [modloading-worker-0/ERROR] [lanterns/]: Could not load the part for Quiet Caves
java.lang.NoClassDefFoundError: org/example/quietcaves/CaveEvent
	at org.example.lanterns.compat.Caves.init(Caves.java:12) ~[lanterns-1.2.jar%23120!/:?] {re:classloading}
`;
const up = '[10:00:40] [Server thread/INFO] [minecraft/DedicatedServer]: Done (12.345s)! For help, type "help"\n';

function severities(text: string): (readonly [string, string])[] {
  return analyse(start + text).findings.map(({ code, severity }) => [code, severity] as const);
}

describe("what a mod asked for in vain while the game was starting", () => {
  test("is a remark where the game came up without it", () => {
    expect(severities(missing + up)).toEqual([["class-missing", "notice"]]);
  });

  test("is a remark of a mod beside Sponge, and none of a plugin", () => {
    const sponge =
      "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2859 for Minecraft 1.12.2 loading\n[10:00:01] [main/INFO] [FML]: Forge Mod Loader has identified 7 mods to load\n[10:00:01] [main/DEBUG] [FML]: Found a candidate zip file lanterns-1.2.jar\n[10:00:02] [main/INFO] [Sponge]: Loading Sponge\n[10:00:02] [main/DEBUG] [FML]: \tlanterns(Lanterns:1.2): lanterns-1.2.jar (0)\n";
    const ofMod = missing.replace("%23120!/:?", ":1.2").replace("[modloading-worker-0/ERROR]", "[Server thread/ERROR]");
    const ofPlugin = `[10:00:06] [Server thread/ERROR] [Sponge]: Could not pass FMLInitializationEvent to Plugin{id=ropes, name=Ropes, version=1.0}
java.lang.NoClassDefFoundError: org/spongepowered/api/event/OldEvent
	at org.example.ropes.Ropes.onInit(Ropes.java:12) ~[Ropes.class:?]
`;
    const found = analyse(sponge + ofMod + ofPlugin + up).findings;
    expect(found.map(({ code, severity, parameters }) => [code, severity, String(parameters["suspect"])])).toEqual([
      ["class-missing", "error", "Ropes"],
      ["plugin-enable-failed", "error", "undefined"],
      ["class-missing", "notice", "lanterns"],
    ]);
  });

  test("of the client does not keep the mod from running", () => {
    const asked =
      "[10:00:05] [modloading-worker-0/ERROR] [net.minecraftforge.fml.loading.RuntimeDistCleaner/DISTXFORM]: Attempted to load class org/example/lanterns/client/Glow for invalid dist DEDICATED_SERVER\n";
    const told = (text: string) =>
      analyse(start + text).findings.map(({ severity, parameters }) => [severity, parameters["how"] ?? ""]);
    expect(told(asked + up)).toEqual([["notice", "survived"]]);
    expect(told(asked)).toContainEqual(["error", ""]);
  });

  test("is an error where nothing says that the game came up", () => {
    expect(severities(missing)).toContainEqual(["class-missing", "error"]);
  });

  test("is a remark where it was only warned of, and something else ended the start", () => {
    const warned = missing.replace("/ERROR]", "/WARN]");
    const full =
      "[10:00:20] [main/FATAL] [FML]: Invalid id 4096 - maximum id range exceeded.\n\tat net.minecraftforge.registries.ForgeRegistry.add(ForgeRegistry.java:295)\n";
    expect(severities(warned + full)).toContainEqual(["class-missing", "notice"]);
    expect(severities(missing + full)).toContainEqual(["class-missing", "error"]);
    expect(severities(full + warned)).toContainEqual(["class-missing", "error"]);
  });

  test("is an error where it fails again while somebody plays", () => {
    expect(severities(missing + up + missing)).toContainEqual(["class-missing", "error"]);
  });

  test("is a remark where a mod called itself without end and another caught it", () => {
    const overflow = `[10:00:05] [main/ERROR] [lanterns/]: There was a problem with Quiet Caves
java.lang.StackOverflowError
	at org.example.quietcaves.Cave.depth(Cave.java:12) ~[caves-1.2.jar%23120!/:?]
	at org.example.quietcaves.Cave.depth(Cave.java:14) ~[caves-1.2.jar%23120!/:?]
`;
    expect(severities(overflow + up)).toContainEqual(["stack-overflow", "notice"]);
    expect(severities(overflow)).toContainEqual(["stack-overflow", "error"]);
  });

  test("is a remark where a part of a mod wants a module of Java that is switched off", () => {
    const module = `[10:00:05] [main/WARN] [lanterns/]: Error while loading a part
java.lang.module.FindException: Module jdk.incubator.vector not found, required by lanterns.fast
	at java.lang.module.Resolver.findFail(Resolver.java:893) ~[?:?]
`;
    expect(severities(module + up)).toEqual([["module-missing", "notice"]]);
    expect(severities(module)).toContainEqual(["module-missing", "fatal"]);
  });

  test("is a remark where the game has come as far as its sounds", () => {
    const fabric = "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n";
    const sounds = "[10:00:30] [Render thread/INFO]: Sound engine started\n";
    expect(severities(fabric + missing + sounds)).toContainEqual(["class-missing", "notice"]);
    // Long ago, sounds came up while mods were still loading.
    const early = "[10:00:30] [Sound Library Loader/INFO]: Sound engine started\n";
    expect(severities(fabric + missing + early)).toContainEqual(["class-missing", "error"]);
  });

  test("is a remark where parts of LWJGL do not fit together, and the plain game came up", () => {
    const lwjgl =
      "[10:00:03] [main/INFO]: [STDERR]: [LWJGL] [ERROR] Incompatible Java and native library versions detected.\n";
    const plain = (text: string) => analyse(`[10:00:00] [main/INFO]: Setting user: Alex\n${lwjgl}${text}`).findings;
    const sounds = "[10:00:30] [main/INFO]: Sound engine started\n";
    expect(plain(sounds).map(({ code, severity }) => [code, severity])).toContainEqual(["lwjgl-mismatch", "notice"]);
    expect(plain("").map(({ code, severity }) => [code, severity])).toContainEqual(["lwjgl-mismatch", "fatal"]);
  });

  test("is a remark where a mod for shaders looked for the renderer that it builds on, and played without it", () => {
    const renderer =
      "[10:00:04] [Render thread/WARN] [mixin/]: Error loading class: net/caffeinemc/mods/sodium/api/memory/MemoryIntrinsics (java.lang.ClassNotFoundException: net.caffeinemc.mods.sodium.api.memory.MemoryIntrinsics)\n";
    const shaders =
      "[10:00:01] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11\n[10:00:01] [main/INFO]: Loading 1 mod: oculus 1.8\n";
    const sounds = "[10:00:30] [Render thread/INFO]: Sound engine started\n";
    const told = (text: string) => analyse(text).findings.map(({ code, severity }) => [code, severity]);
    expect(told(shaders + renderer + sounds)).toContainEqual(["embeddium-missing", "notice"]);
    expect(told(shaders + renderer)).toContainEqual(["embeddium-missing", "fatal"]);
  });

  test("is a remark where a server has come as far as its accounts", () => {
    const accounts = "[10:00:30] [main/INFO]: Environment: authHost='https://auth.example.com', accountsHost='x'\n";
    expect(severities(missing + accounts)).toContainEqual(["class-missing", "notice"]);
  });

  test("is a remark where old Forge has loaded every mod", () => {
    const old = "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading\n";
    const loaded = "[10:00:30] [main/INFO] [FML]: Forge Mod Loader has successfully loaded 12 mods\n";
    expect(severities(old + missing + loaded)).toEqual([["class-missing", "notice"]]);
  });

  test("is a remark where it is a part of the client, on any server with mods", () => {
    const hybrid = "[10:00:00] [main/INFO]: This server is running Mohist version 1.20.1-40 (MC: 1.20.1)\n";
    const part = `[10:00:05] [modloading-worker-0/ERROR] [lanterns/]: Could not measure the screen
java.lang.NoClassDefFoundError: net/minecraft/client/Minecraft
	at org.example.lanterns.Screen.measure(Screen.java:12) ~[lanterns-1.2.jar%23120!/:?]
`;
    const told = (text: string) => analyse(hybrid + text).findings.map(({ code, severity }) => [code, severity]);
    expect(told(part + up)).toContainEqual(["client-class-on-server", "notice"]);
    expect(told(part)).toContainEqual(["client-class-on-server", "error"]);
  });
});

describe("a Java that is too new", () => {
  const server =
    "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-PaperSpigot-445 (MC: 1.8.8) (Implementing API version 1.8.8-R0.1-SNAPSHOT)\n";
  const field = "[10:00:01] [Server thread/WARN]: java.lang.NoSuchFieldException: modifiers\n";
  const found = (text: string) => analyse(server + text).findings.find(({ code }) => code === "java-too-new")?.severity;

  test("is a warning on a server that came up with it", () => {
    expect(found(field + up)).toBe("warning");
    expect(found(field)).toBe("fatal");
  });
});

test("a coremod that old Forge left out is a warning where the rest was loaded", () => {
  const log = (end: string) =>
    analyse(`[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
[10:00:00] [main/ERROR] [FML]: Coremod KitePlugin: Unable to class load the plugin org.example.kites.KitePlugin
java.lang.ClassNotFoundException: org.example.kites.KitePlugin
	at net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)
${end}`).findings.find(({ code }) => code === "mod-fatal")?.severity;
  expect(log("")).toBe("fatal");
  expect(log("[10:00:09] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods\n")).toBe(
    "warning",
  );
});
