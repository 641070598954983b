import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("that several plugins are made for a newer Java comes before that one lacks another", () => {
  const old = (plugin: string) =>
    `[10:00:02] [Server thread/ERROR]: Could not load 'plugins/${plugin}.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: org/example/${plugin} has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0\n`;
  const { findings } = analyse(
    `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/ERROR]: Could not load 'plugins/Kites.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'Kites'.\n${old("lamps")}${old("ropes")}`,
  );
  expect(findings.map(({ code }) => code)).toEqual([
    "plugin-java-version",
    "plugin-java-version",
    "plugin-dependency-missing",
  ]);
});

test("that the loader is too old for several mods comes before as many wrong versions of others", () => {
  const wrong = (mod: string, version: string, other: string, id: string) =>
    `\t - Mod '${mod}' (${mod.toLowerCase()}) 1.0 requires version ${version} or later of mod '${other}' (${id}), but only the wrong version is present: 0.1!\n`;
  const { findings } = analyse(
    `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.1\n[10:00:01] [main/ERROR]: Incompatible mods found!\nnet.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!\nMore details:\n${wrong("Alpacas", "2.0", "Bulbs", "bulbs")}${wrong("Lamps", "0.15", "Fabric Loader", "fabricloader")}${wrong("Ropes", "2.0", "Candles", "candles")}${wrong("Wicks", "0.16", "Fabric Loader", "fabricloader")}`,
  );
  expect(findings.map(({ code }) => code)).toEqual([
    "fabric-loader-too-old",
    "fabric-loader-too-old",
    "mod-dependency-version",
    "mod-dependency-version",
  ]);
});

test("that the jars of several plugins are damaged comes before that one lacks another, and who needs them follows from it", () => {
  const damaged = (
    plugin: string,
  ) => `[10:00:02] [Server thread/ERROR]: Could not load 'plugins/${plugin}.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: org/example/${plugin.toLowerCase()}/Wick
Caused by: java.util.zip.ZipException: invalid block type
\tat java.util.zip.InflaterInputStream.read(InflaterInputStream.java:164)
\tat java.net.URLClassLoader.defineClass(URLClassLoader.java:463)
`;
  const lacking = (
    plugin: string,
    dependency: string,
  ) => `[10:00:01] [Server thread/ERROR]: Could not load 'plugins/${plugin}.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: ${dependency}
`;
  const text = `[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-Bukkit-0 (MC: 1.7.2)
${lacking("Harbour", "Tides")}${damaged("Lamps")}${damaged("Kites")}${damaged("Bells")}${lacking("Shades", "Lamps")}`;
  const found = analyse(text).findings.map(({ code, isConsequence }) => `${code}${isConsequence ? " follows" : ""}`);
  expect(found).toEqual(["archive-corrupt", "plugin-dependency-missing", "plugin-dependency-missing follows"]);
});

test("two damaged jars are told as two, and more as one", () => {
  const damaged = (
    plugin: string,
  ) => `[10:00:02] [Server thread/ERROR]: Could not load 'plugins/${plugin}.jar' in folder 'plugins'
org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml
\tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:162)
Caused by: java.util.zip.ZipException: error in opening zip file
\tat java.util.zip.ZipFile.open(Native Method)
\tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:150)
`;
  const files = (...plugins: string[]) =>
    analyse(
      `[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-Bukkit-0 (MC: 1.7.2)\n${plugins.map(damaged).join("")}`,
    )
      .findings.filter(({ code }) => code === "archive-corrupt")
      .map(({ parameters, count }) => [parameters["files"], count]);
  expect(files("Lamps", "Kites")).toEqual([
    [["Lamps"], 1],
    [["Kites"], 1],
  ]);
  expect(files("Lamps", "Kites", "Bells")).toEqual([[["Lamps", "Kites", "Bells"], 3]]);
});

test("on a server for mods and plugins, several plugins that do not find Bukkit's own come before that one lacks another", () => {
  const { findings } =
    analyse(`[10:00:00] [Server thread/INFO]: This server is running Mohist version 1.18.2-1 (MC: 1.18.2)
[10:00:01] [Server thread/ERROR]: Could not load 'plugins/mohist-1.18.2-1.0-server.jar' in folder 'plugins'
org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml
Caused by: java.io.FileNotFoundException: Jar does not contain plugin.yml
[10:00:01] [Server thread/ERROR]: Could not load 'plugins/Kites.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'Kites'.
[10:00:02] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)
java.lang.ExceptionInInitializerError: null
\tat org.example.lamps.Wick.light(Wick.java:3) ~[?:?]
\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:264) ~[mohist.jar:?]
Caused by: java.lang.ClassNotFoundException: net.minecraft.server.v1_18_R2.LoginListener.LoginHandler
\tat java.lang.Class.forName(Class.java:467) ~[?:?]
\tat org.example.lamps.Names.<clinit>(Names.java:4) ~[?:?]
[10:00:03] [Server thread/ERROR]: Could not pass event ServerLoadEvent to Ropes v2.0
org.bukkit.event.EventException: null
\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70) ~[mohist.jar:?]
Caused by: java.lang.ExceptionInInitializerError
\tat org.example.ropes.Knots.tie(Knots.java:7) ~[?:?]
Caused by: java.lang.IllegalArgumentException: org.example.ropes.Loop not in same package as lookup class
\tat java.lang.invoke.MethodHandles$Lookup.defineClass(MethodHandles.java:1843) ~[?:?]
\tat org.example.ropes.Registry.<clinit>(Registry.java:9) ~[?:?]
`);
  const order = findings.map(({ code, parameters }) => `${code} ${parameters["suspect"] ?? parameters["plugin"]}`);
  const at = (one: string) => order.findIndex((two) => two.startsWith(one));
  expect(order[0]).toMatch(/ Lamps$/);
  expect(at("class-init-failed Ropes")).toBeLessThan(at("plugin-dependency-missing"));
  expect(findings.find(({ code }) => code === "plugin-descriptor-missing")?.severity).toBe("warning");
});
