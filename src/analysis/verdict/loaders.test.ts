import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const codes = (text: string) => analyse(text).findings.map(({ code }) => code);

describe("what a loader refuses to start for", () => {
  const start = "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading\n";
  const needs = (id: string, name: string, wanted: string) =>
    `[10:00:01] [Client thread/FATAL] [FML]: net.minecraftforge.fml.common.MissingModsException: Mod ${id} (${name}) requires [${wanted}]\n`;
  const tooOld =
    "[10:00:01] [Client thread/FATAL] [FML]: The mod oldlamps does not wish to run in Minecraft version Minecraft 1.12.2. You will have to remove it to play.\n";

  test("is told in the order of how many mods complain of it", () => {
    const text = start + needs("kites", "Kites", "ropes") + tooOld + needs("towers", "Towers", "bricks@[2.0,)");
    expect(codes(text)).toEqual(["mod-dependency-missing", "mod-dependency-missing", "mod-minecraft-version"]);
  });

  test("is one finding where three mods want the same", () => {
    const wanting = ["Kites", "Sails", "Towers"];
    const { findings } = analyse(start + wanting.map((name) => needs(name.toLowerCase(), name, "ropes")).join(""));
    expect(findings).toHaveLength(1);
    expect(findings[0]?.parameters["mods"]).toEqual(wanting);
  });

  test("leaves who fails in the shutdown behind it alone", () => {
    const shutdown = `[10:00:02] [Server thread/INFO] [net.minecraft.server.MinecraftServer]: Stopping server
[10:00:02] [Server thread/ERROR] [FML]: Caught exception from Bright Lamps (brightlamps)
java.lang.IllegalStateException: never lit
\tat org.example.brightlamps.Lamps.stop(Lamps.java:9) ~[brightlamps-1.0.jar:?]
`;
    const { findings } = analyse(start + needs("kites", "Kites", "ropes") + shutdown);
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ["mod-dependency-missing", "fatal"],
      ["mod-exception", "notice"],
    ]);
  });
});

test("a mod for Fabric that Forge leaves out is worth a warning, and any other file is not", () => {
  const told = (file: string) =>
    analyse(
      `[01Jun2024 10:00:00.100] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]\n[01Jun2024 10:00:01.100] [main/WARN] [net.minecraftforge.fml.loading.moddiscovery.ModFileParser/LOADING]: Mod file /home/a/mods/${file} is missing mods.toml file\n`,
    ).findings.map(({ code, severity }) => [code, severity]);
  expect(told("lamps-fabric-1.2.jar")).toEqual([["mod-file-ignored", "warning"]]);
  expect(told("lamps-1.2.jar")).toEqual([["mod-file-ignored", "notice"]]);
});

describe("what a loader leaves out", () => {
  const start = `[10:00:00] [main/INFO] [ModLauncher/]: ModLauncher running: args [--launchTarget, forgeserver, --fml.mcVersion, 1.20.1, --fml.forgeVersion, 47.2.0]
[10:00:01] [main/WARN] [ModFileParser/LOADING]: Mod file /srv/mods/glowworms-fabric-1.2.jar is missing mods.toml file
[10:00:01] [main/ERROR] [ModDirTransformerDiscoverer/]: File glowworms-fabric-1.2.jar is for Fabric and cannot be loaded
`;
  const failed = `[10:00:05] [Server thread/ERROR]: Could not load 'plugins/Ferns.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Mosses]. Please download and install these plugins to run 'Ferns'.
`;
  const up = '[10:00:30] [Server thread/INFO]: Done (9.021s)! For help, type "help"\n';
  const codes = (text: string) => analyse(text).findings.map(({ code }) => code);

  test("comes behind what failed in a server that came up, and is told once", () => {
    expect(codes(start + failed + up)).toEqual(["plugin-dependency-missing", "mod-wrong-loader"]);
    expect(codes(start + up)).toEqual(["mod-wrong-loader"]);
  });
});

test("of mods that ask for the client's code on a server, what is for clients only comes first", () => {
  const dist = (name: string, mod: string, thread: string) =>
    `[10:00:0${thread}] [modloading-worker-0/ERROR] [FMLModContainer/LOADING]: Failed to create mod instance. ModID: ${mod}, class ${name}
java.lang.reflect.InvocationTargetException: null
	at java.lang.reflect.Constructor.newInstance(Constructor.java:480) ~[?:?]
Caused by: java.lang.RuntimeException: Attempted to load class net/minecraft/client/Minecraft for invalid dist DEDICATED_SERVER
	at net.minecraftforge.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:57) ~[fmlloader-1.20.1-47.2.0.jar:1.0]
	at TRANSFORMER/${mod}@1.0/${name}.<init>(Main.java:12) ~[${mod}-1.0.jar:1.0]
`;
  const text = `[10:00:00] [main/INFO] [ModLauncher/]: ModLauncher running: args [--launchTarget, forgeserver, --fml.mcVersion, 1.20.1, --fml.forgeVersion, 47.2.0]
${dist("org.example.ferns.Ferns", "ferns", "1")}${dist("net.xolt.freecam.forge.FreecamForge", "freecam", "2")}`;
  const suspects = analyse(text)
    .findings.filter(({ code }) => code === "client-class-on-server")
    .map(({ parameters }) => parameters["clientMod"] ?? parameters["suspect"]);
  expect(suspects).toEqual(["Freecam", "ferns"]);
});
