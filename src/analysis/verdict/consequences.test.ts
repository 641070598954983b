import { describe, expect, test } from "bun:test";
import { stepsOf } from "../../../tests/support/steps.ts";
import { analyse } from "../analyse.ts";
import type { FoundFinding } from "../model/model.ts";
import { Causes } from "./consequences.ts";

const start = "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n";

function notLoaded(plugin: string, dependency: string): string {
  return `[10:00:01] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load 'plugins/${plugin}.jar' in 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [${dependency}]. Please download and install these plugins to run '${plugin}'.
`;
}

const tooNew = `[10:00:01] [Server thread/ERROR]: Could not load plugin 'LampCore-4.0.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: org/example/lamp/LampCore has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0
	at org.bukkit.plugin.java.PluginClassLoader.<init>(PluginClassLoader.java:110)
`;

function failedTask(plugin: string, thrown: string): string {
  return `[10:05:00] [Server thread/WARN]: [${plugin}] Task #7 for ${plugin} v1.0 generated an exception
${thrown}
	at org.example.${plugin.toLowerCase()}.Job.run(Job.java:3) ~[${plugin}-1.0.jar:?]
`;
}

function told(text: string): [string, boolean][] {
  return analyse(start + text).findings.map(({ code, isConsequence }) => [code, isConsequence]);
}

describe("what follows from another finding", () => {
  test("a plugin whose database has no room on a full disk", () => {
    const full =
      "[10:05:00] [Server thread/ERROR]: Failed to save level\njava.io.IOException: No space left on device\n";
    const thrown =
      "java.lang.RuntimeException: java.sql.SQLException: [SQLITE_FULL] Insertion failed because database is full (database or disk is full)";
    expect(told(full + failedTask("Archive", thrown))).toEqual([
      ["disk-full", false],
      ["plugin-database-failed", true],
      ["plugin-runtime-error", true],
    ]);
  });

  test("nothing of one plugin follows from what is wrong with another", () => {
    const broken =
      "[10:00:02] [Server thread/WARN]: [Kites] WARNING! This version of Kite-API seems to be broken with your Spigot version!\n";
    const lacking = (plugin: string) =>
      failedTask(plugin, "java.lang.NoSuchMethodError: 'void org.example.ropes.Rope.pull()'");
    const isFollowing = (plugin: string) =>
      told(broken + lacking(plugin)).find(([code]) => code === "method-missing")?.[1];
    expect(isFollowing("Kites")).toBe(true);
    expect(isFollowing("Lamps")).toBe(false);
    // Nor what nobody is named for.
    const nobodys =
      "[10:05:00] [Server thread/ERROR]: Failed\njava.lang.NoSuchMethodError: 'void org.bukkit.Rope.pull()'\n\tat org.bukkit.Rope.a(Rope.java:1)\n";
    expect(told(broken + nobodys).find(([code]) => code === "method-missing")?.[1]).toBe(false);
  });

  test("a class that another mod does not have follows from no mixin but one that is about it", () => {
    const failure = (code: string, parameters: FoundFinding["parameters"]) =>
      ({ code, parameters, lines: [], fault: undefined }) as unknown as FoundFinding;
    const cause = "InvalidMixinException: @Shadow field steam was not located in the target class net.teapot.Spout";
    const causes = new Causes([failure("mixin-failed", { mod: "Kettle", cause })]);
    const isFollowing = (name: string, provider?: string) =>
      causes.concern(
        "mixin-failed",
        failure("class-missing", { suspect: "Lamps", class: name, ...(provider ? { provider } : {}) }),
      );
    expect(isFollowing("net.teapot.Spout", "Teapot")).toBe(true);
    expect(isFollowing("net.lidlib.Lid", "LidLib")).toBe(false);
    expect(isFollowing("net.lidlib.Lid")).toBe(true);
  });

  test("in time that grows with their number, were there thousands", async () => {
    const about = (code: string, plugin: string): FoundFinding => ({
      ...{
        code,
        severity: "error",
        confidence: 1,
        parameters: { plugin },
        firstLine: 0,
        endLine: 1,
        lines: [0],
        count: 1,
      },
      ...{ isConsequence: false, isFromEarlierRun: false },
    });
    const most = 10_000_000;
    const stepsFor = (count: number) => {
      const causes = Array.from({ length: count }, (_, at) => about("plugin-enable-failed", `Lamps${at}`));
      const others = Array.from({ length: count }, (_, at) => about("plugin-disable-failed", `Kites${at}`));
      return stepsOf(() => {
        const serious = new Causes(causes);
        for (const one of others) serious.concern("plugin-enable-failed", one);
      }, most);
    };
    expect((await stepsFor(2000)) / (await stepsFor(500))).toBeLessThan(5);
  });

  test("a plugin that is switched off because the server cannot start has nothing to mend", () => {
    const taken =
      "[10:00:02] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[10:00:02] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind\n";
    const disabling = `[10:00:03] [Server thread/ERROR]: Error occurred while disabling Lamps v1.0 (Is it up to date?)
java.lang.NullPointerException: null
	at org.example.lamps.Lamps.onDisable(Lamps.java:3) ~[Lamps-1.0.jar:?]
`;
    const severityOf = (text: string) =>
      analyse(start + text).findings.find(({ code }) => code === "plugin-disable-failed")?.severity;
    expect([severityOf(taken + disabling), severityOf(disabling)]).toEqual(["notice", "warning"]);
  });

  test("an addon of a mod that could not be loaded itself", () => {
    const failed = (id: string, main: string) =>
      `[10:00:00] [main/ERROR]: Failed to create mod instance. ModID: ${id}, class ${main}\njava.lang.IllegalStateException: not ready\n\tat ${main}.<init>(Mod.java:22) ~[${id}-1.3.jar%23150!/:1.3]\n`;
    const create = failed("create", "com.simibubi.create.Create");
    const addon = failed("numismatics", "dev.ithundxr.createnumismatics.Numismatics");
    const names = (text: string) =>
      analyse(text).findings.map(({ code, parameters: { mod }, isConsequence }) => [code, mod, isConsequence]);
    expect(names(create + addon)).toEqual([
      ["mod-exception", "Create", false],
      ["mod-exception", "Create: Numismatics", true],
    ]);
    expect(names(addon + failed("lamps", "org.example.lamps.Lamps"))).toEqual([
      ["mod-exception", "Create: Numismatics", false],
      ["mod-exception", "lamps", false],
    ]);
  });

  test("a mod that cannot start because the system denies it a file", () => {
    const denied = `[10:00:00] [main/ERROR]: Failed to create mod instance. ModID: lamps, class org.example.lamps.Lamps
java.lang.ExceptionInInitializerError: null
	at org.example.lamps.Lamps.<init>(Lamps.java:22) ~[lamps-1.3.jar%23150!/:1.3]
Caused by: java.nio.file.AccessDeniedException: C:\\Users\\Steve\\OneDrive\\mc\\config\\lamps.json
	... 9 more
[10:00:01] [Render thread/FATAL]: Failed to complete lifecycle event CONSTRUCT, 1 errors found
`;
    const found = analyse(denied).findings.map(({ code, isConsequence }) => [code, isConsequence]);
    expect(found.slice(0, 2)).toEqual([
      ["file-permission", false],
      ["mod-exception", true],
    ]);
  });

  test("a plugin that cannot write because nobody can", () => {
    const locked = "java.nio.file.FileSystemException: ./world/level.dat: Read-only file system";
    const level = `[10:05:00] [Server thread/ERROR]: Failed to save level.dat\n${locked}\n`;
    expect(told(level + failedTask("Archive", locked))).toEqual([
      ["file-permission", false],
      ["plugin-runtime-error", true],
    ]);
  });

  test("a plugin that cannot be disabled because the server went down before it began", () => {
    const port =
      "[10:00:03] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[10:00:03] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind\n";
    const disabling =
      "[10:00:04] [Server thread/ERROR]: Error occurred while disabling Lamps v1.0 (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.lamps.Lamps.onDisable(Lamps.java:40) ~[Lamps-1.0.jar:?]\n";
    expect(told(port + disabling)).toEqual([
      ["port-in-use", false],
      ["plugin-disable-failed", true],
    ]);
    expect(told(disabling)).toEqual([["plugin-disable-failed", false]]);
  });

  test("a plugin whose dependency is there and failed", () => {
    expect(told(notLoaded("Chandelier", "LampCore") + tooNew)).toEqual([
      ["plugin-java-version", false],
      ["plugin-dependency-missing", true],
    ]);
  });

  test("a plugin whose dependency is there under another name, and failed", () => {
    const standIn = tooNew.replaceAll("LampCore", "FastAsyncWorldEdit-Bukkit-2.4.1");
    expect(told(notLoaded("Chandelier", "WorldEdit") + standIn)).toContainEqual(["plugin-dependency-missing", true]);
  });

  test("a plugin that waits for one which could not be loaded, and not that one", () => {
    const unfit = `[10:00:01] [Server thread/ERROR]: Could not load 'plugins/lampcore.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: org/apache/logging/log4j/util/Glow
	at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:149) ~[spigot-1.17.jar:3169]
Caused by: java.lang.NoClassDefFoundError: org/apache/logging/log4j/util/Glow
	at org.example.lampcore.LampCore.<clinit>(LampCore.java:11) ~[?:?]
`;
    const all = told(unfit + notLoaded("Chandelier", "LampCore"));
    expect(all[0]).toEqual(["class-missing", false]);
    expect(all).toContainEqual(["plugin-dependency-missing", true]);
  });

  test("not one whose dependency is not there, whatever else failed", () => {
    expect(told(notLoaded("Chandelier", "Vault") + tooNew)).toContainEqual(["plugin-dependency-missing", false]);
  });

  test("a plugin that switches itself off follows from its own failure, not from that of another one", () => {
    const unreachable = `[10:00:02] [Server thread/ERROR]: [Ledger] Could not connect
java.sql.SQLException: Access denied for user 'mc'@'localhost' (using password: YES)
	at com.mysql.cj.jdbc.exceptions.SQLError.createSQLException(SQLError.java:130) ~[mysql-connector-j-8.2.0.jar:?]
`;
    const off = (plugin: string, why: string) =>
      `[10:00:03] [Server thread/ERROR]: [${plugin}] ${why}\n[10:00:03] [Server thread/INFO]: [${plugin}] Disabling ${plugin} v1.0\n`;
    expect(told(unreachable + off("Ledger", "No database"))).toEqual([
      ["plugin-database-failed", false],
      ["plugin-disabled-itself", true],
    ]);
    expect(told(unreachable + off("Archive", "No licence"))).toContainEqual(["plugin-disabled-itself", false]);
  });

  const misread = (plugin: string) => `[10:00:02] [Server thread/ERROR]: Cannot load plugins/${plugin}/config.yml
org.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here
 in 'reader', line 14, column 9:
    a: b: c
        ^
`;
  const notEnabled = (plugin: string, thrown = "java.lang.NullPointerException: x") =>
    `[10:00:02] [Server thread/ERROR]: Error occurred while enabling ${plugin} v1.0 (Is it up to date?)
${thrown}
	at org.example.${plugin.toLowerCase()}.Storage.open(Storage.java:22) ~[${plugin}-1.0.jar:?]
`;

  test("a plugin that does not start follows from its broken configuration, not from that of another one", () => {
    expect(told(misread("Ledger") + notEnabled("Ledger"))).toEqual([
      ["plugin-config-invalid", false],
      ["plugin-enable-failed", true],
    ]);
    expect(told(misread("Ledger") + notEnabled("Archive"))).toContainEqual(["plugin-enable-failed", false]);
    expect(told(notEnabled("Ledger") + misread("Ledger"))).toContainEqual(["plugin-enable-failed", false]);
  });

  test("not from one that was mended before this start", () => {
    const first = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
    const again = "[11:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
    const ended = "[10:30:00] [Server thread/INFO]: Stopping server\n";
    expect(told(first + misread("Ledger") + ended + again + start + notEnabled("Ledger"))).toEqual([
      ["plugin-enable-failed", false],
      ["plugin-config-invalid", false],
    ]);
  });

  test("a plugin that uses the code of one that did not start", () => {
    const unknown = "java.lang.IllegalStateException: Unsupported server version";
    const neighbour = `[10:00:03] [Server thread/ERROR]: Error occurred while enabling Glow v1.0 (Is it up to date?)
java.lang.NoClassDefFoundError: Could not initialize class org.example.ledger.Registry
	at org.example.glow.Glow.onEnable(Glow.java:25) ~[Glow-1.0.jar:?]
Caused by: java.lang.ExceptionInInitializerError: Exception ${unknown} [in thread "Server thread"]
	at org.example.ledger.Storage.open(Storage.java:22) ~[Ledger-1.0.jar:?]
`;
    expect(told(notEnabled("Ledger", unknown) + neighbour)).toEqual([
      ["plugin-enable-failed", false],
      ["plugin-enable-failed", true],
      ["class-init-failed", true],
    ]);
    expect(told(neighbour + notEnabled("Ledger", unknown))).not.toContainEqual(["plugin-enable-failed", true]);
  });

  test("a plugin that uses one that switched itself off", () => {
    const off =
      "[10:00:03] [Server thread/ERROR]: [Ledger] No licence\n[10:00:03] [Server thread/INFO]: [Ledger] Disabling Ledger v1.0\n";
    const user = `[10:05:00] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Glow v1.0
java.lang.IllegalStateException: The Ledger API is not loaded
	at org.example.ledger.Api.get(Api.java:50) ~[Ledger-1.0.jar:?]
	at org.example.glow.Glow.onJoin(Glow.java:12) ~[Glow-1.0.jar:?]
`;
    expect(told(off + user)).toEqual([
      ["plugin-disabled-itself", false],
      ["plugin-runtime-error", true],
    ]);
  });

  test("a command of a plugin that switched itself off before", () => {
    const off =
      "[10:00:03] [Server thread/ERROR]: [Ledger] No licence\n[10:00:03] [Server thread/INFO]: [Ledger] Disabling Ledger v1.0\n";
    const asked = `[10:05:00] [Server thread/ERROR]: null
org.bukkit.command.CommandException: Cannot execute command 'ledger' in plugin Ledger v1.0 - plugin is disabled.
	at org.bukkit.command.PluginCommand.execute(PluginCommand.java:37) ~[spigot.jar:git-Spigot-0000000]
`;
    expect(told(off + asked)).toEqual([
      ["plugin-disabled-itself", false],
      ["plugin-command-failed", true],
    ]);
  });

  test("a plugin that does not find the classes of one that did not start", () => {
    const user = `[10:05:00] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Glow v1.0
java.lang.NoClassDefFoundError: com/earth2me/essentials/IEssentials
	at org.example.glow.Glow.onJoin(Glow.java:12) ~[Glow-1.0.jar:?]
Caused by: java.lang.ClassNotFoundException: com.earth2me.essentials.IEssentials
	... 9 more
`;
    const failing = notEnabled("Essentials", "java.lang.IllegalStateException: no licence");
    expect(told(failing + user)).toEqual([
      ["plugin-enable-failed", false],
      ["class-missing", true],
      ["plugin-runtime-error", true],
    ]);
    expect(told(user)).toContainEqual(["class-missing", false]);
  });

  test("a plugin that fails with an exception of which another finding says what is wrong", () => {
    const closed = `[10:00:03] [Server thread/ERROR]: Could not pass event PlayerQuitEvent to Glow v1.0
java.lang.IllegalStateException: zip file closed
	at java.util.zip.ZipFile.ensureOpen(ZipFile.java:831) ~[?:?]
	at org.example.glow.Glow.onQuit(Glow.java:25) ~[Glow-1.0.jar:?]
`;
    expect(told(closed)).toEqual([
      ["plugin-file-replaced", false],
      ["plugin-runtime-error", true],
    ]);
  });

  test("a plugin whose code of before a reload still runs, which the reload is told with", () => {
    const reloaded =
      "[10:00:02] [Server thread/INFO]: Alex: Please note that this command is not supported and may cause issues when using some plugins.\n";
    const closed = `[10:00:03] [Server thread/ERROR]: Could not pass event PlayerQuitEvent to Glow v1.0
java.lang.IllegalStateException: zip file closed
	at java.util.zip.ZipFile.ensureOpen(ZipFile.java:831) ~[?:?]
	at org.example.glow.Glow.onQuit(Glow.java:25) ~[Glow-1.0.jar:?]
`;
    const { code, parameters } = analyse(start + reloaded + closed).findings[0]!;
    expect([code, parameters["broken"]]).toEqual(["server-reloaded", ["Glow"]]);
    expect(analyse(start + closed + reloaded).findings[0]!.code).toBe("plugin-file-replaced");
  });

  test("a plugin that does not start without its database", () => {
    const refused = "java.sql.SQLException: Access denied for user 'mc'@'localhost' (using password: YES)";
    expect(told(notEnabled("Ledger", refused))).toEqual([
      ["plugin-database-failed", false],
      ["plugin-enable-failed", true],
    ]);
  });

  test("plugins that cannot be disabled where the server could not start", () => {
    const taken = `[10:00:02] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[10:00:02] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use
[10:00:03] [Server thread/ERROR]: Error occurred while disabling Archive v1.0
java.lang.NullPointerException: x
	at org.example.archive.Archive.onDisable(Archive.java:3) ~[Archive-1.0.jar:?]
`;
    expect(told(taken)).toEqual([
      ["port-in-use", false],
      ["plugin-disable-failed", true],
    ]);
  });

  test("a plugin that found the disk full", () => {
    const full =
      "[10:05:00] [Server thread/ERROR]: Failed to store chunk [1, 2]\njava.io.IOException: No space left on device\n";
    expect(told(full + failedTask("Archive", "java.io.IOException: No space left on device"))).toEqual([
      ["disk-full", false],
      ["plugin-runtime-error", true],
    ]);
    expect(told(full + failedTask("Archive", "java.lang.IllegalStateException: closed"))).toEqual([
      ["disk-full", false],
      ["plugin-runtime-error", false],
    ]);
  });
});

test("a plugin that is not installed is missing with and without a reload", () => {
  const { findings } = analyse(`[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1
[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0
[10:00:02] [Server thread/INFO]: Done (2.1s)! For help, type "help"
[10:05:00] [Server thread/INFO]: CONSOLE: Please note that this command is not supported and may cause issues when using some plugins.
[10:05:01] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)
java.lang.NoClassDefFoundError: com/comphenix/protocol/ProtocolLibrary
	at org.example.lamps.Glow.set(Glow.java:9) ~[Lamps-1.0.jar:?]
	at org.example.lamps.Lamps.onEnable(Lamps.java:3) ~[Lamps-1.0.jar:?]
Caused by: java.lang.ClassNotFoundException: com.comphenix.protocol.ProtocolLibrary
	... 9 more
`);
  expect(findings[0]).toMatchObject({ code: "class-missing", isConsequence: false });
  expect(findings.find(({ code }) => code === "server-reloaded")?.severity).toBe("notice");
});
