import { describe, expect, test } from "bun:test";
import { factsOf } from "../../../tests/support/sample-facts.ts";

function pluginsOf(text: string, id = "paper/server"): string[] {
  return factsOf(text, id).plugins.map(({ name, version }) => (version ? `${name} ${version}` : name));
}

describe("plugins", () => {
  test("of the Bukkit family are read while they load and start", () => {
    const log = `[12:00:00] [Server thread/INFO]: [WorldEdit] Loading server plugin WorldEdit v7.3.0
[12:00:00] [Server thread/INFO]: [Vault] Loading Vault v1.7.3-b131
[12:00:01] [Server thread/INFO]: [WorldEdit] Enabling WorldEdit v7.3.0
[12:00:01] [Server thread/INFO]: [Admin Chat] Enabling Admin Chat v1.0*
[12:00:02 INFO]: \u001b[32m[Essentials] Enabling Essentials v2.20.1\u001b[m
`;
    expect(pluginsOf(log)).toEqual(["WorldEdit 7.3.0", "Vault 1.7.3-b131", "Admin Chat 1.0*", "Essentials 2.20.1"]);
    expect(factsOf(log).plugins[0]).toEqual({ name: "WorldEdit", version: "7.3.0", line: 0 });
  });

  test("may have spaces in their versions, where nothing else says so", () => {
    const log = `[12:00:00] [Server thread/INFO]: [Packs] Loading server plugin Packs v1.9.0-SNAPSHOT (build 557)
[12:00:01] [Server thread/INFO]: [Slimes] Enabling Slimes vDev - 1145
[12:00:01] [Server thread/INFO]: Loading Lamps v2 of the harbour
`;
    expect(pluginsOf(log)).toEqual(["Packs 1.9.0-SNAPSHOT (build 557)", "Slimes Dev - 1145"]);
  });

  test("of Paper are read from its lists", () => {
    const log = `[12:00:00] [ServerMain/INFO]: [PluginInitializerManager] Initialized 4 plugins
[12:00:00] [ServerMain/INFO]: [PluginInitializerManager] Paper plugins (1):
 - Modern (2.0)
[12:00:00] [ServerMain/INFO]: [PluginInitializerManager] Bukkit plugins (3):
 - a (1.0), b, Some-Thing (3.1-SNAPSHOT)
[12:00:01] [ServerMain/INFO]: Environment: production
`;
    expect(pluginsOf(log)).toEqual(["Modern 2.0", "a 1.0", "b", "Some-Thing 3.1-SNAPSHOT"]);
  });

  test("are read from what the console answers and from crash reports", () => {
    expect(pluginsOf("[12:00:00 INFO]: Plugins (2): \u00a7aSlapper v1.5.2\u00a7f, \u00a7cVault\n")).toEqual([
      "Slapper 1.5.2",
      "Vault",
    ]);
    const report =
      "	Plugins: { Essentials v2.19.0 com.earth2me.essentials.Essentials [Zenexer, x], Vault v1.7 net.milkbowl.vault.Vault [y],}\n";
    expect(pluginsOf(report)).toEqual(["Essentials 2.19.0", "Vault 1.7"]);
  });

  test("of CanaryMod are read while they start", () => {
    const log = `[12:00:00] [CanaryMod] [INFO]: Enabling late Plugins...
[12:00:00] [CanaryMod] [INFO]: Enabling plugin LampCraft
[12:00:09] [CanaryMod] [INFO]: Disabling plugin LampCraft
`;
    expect(pluginsOf(log, "canarymod/server")).toEqual(["LampCraft"]);
    expect(pluginsOf(log)).toEqual([]);
  });

  test("tell of themselves where an old server does not", () => {
    const log = `12:00:00 [INFO] LampPost version 0.3 is enabled!
12:00:00 [INFO] [Kettles] version 1.4b is now enabled.
12:00:00 [INFO] [Steam] Steam v2.0 enabled
12:00:00 [INFO] Whitelist is enabled
12:00:00 [INFO] <Alex> my Lamp version 3 is enabled, yes
`;
    expect(pluginsOf(log, "craftbukkit/server")).toEqual(["LampPost 0.3", "Kettles 1.4b", "Steam 2.0"]);
    expect(pluginsOf(`${log}12:00:01 [INFO] [Vault] Enabling Vault v1.7\n`, "craftbukkit/server")).toEqual([
      "Vault 1.7",
    ]);
    expect(pluginsOf(log, "vanilla/server")).toEqual([]);
  });

  test("of proxies are read", () => {
    expect(
      pluginsOf("12:00:00 [INFO] Loaded plugin cmd_list version git:cmd_list:1.20:1 by SpigotMC\n", "bungeecord/proxy"),
    ).toEqual(["cmd_list git:cmd_list:1.20:1"]);
    expect(
      pluginsOf("[12:00:00 INFO]: Loaded plugin viaversion 4.9.2 by _MylesC, creeper123123321\n", "velocity/proxy"),
    ).toEqual(["viaversion 4.9.2"]);
    expect(pluginsOf("[12:00:00 INFO]: Loaded plugin shelves 2.1 build 77 by Robin\n", "velocity/proxy")).toEqual([
      "shelves 2.1 build 77",
    ]);
  });

  test("of BungeeCord's own modules come with their files", () => {
    const log = `12:00:00 [INFO] Discovered module: ModuleSpec(name=cmd_list, file=modules/cmd_list.jar, provider=x())
12:00:01 [INFO] Loaded plugin cmd_list version 1.20 by SpigotMC
`;
    expect(factsOf(log, "bungeecord/proxy").plugins).toEqual([
      { name: "cmd_list", version: "1.20", file: "modules/cmd_list.jar", line: 0 },
    ]);
  });

  test("of PocketMine are read", () => {
    const log = `2018-06-01 [10:00:01] [Server thread/INFO]: Loading resource packs...
2018-06-01 [10:00:01] [Server thread/INFO]: Loading SkyMines v1.0.0
2018-06-01 [10:00:02] [Server thread/INFO]: Enabling SkyMines v1.0.0
`;
    expect(pluginsOf(log, "pocketmine/server")).toEqual(["SkyMines 1.0.0"]);
  });

  test("of servers for Bedrock Edition are read in every language: each is told of twice, with other words", () => {
    const log = (load: string, enable: string) => `10:00:00 [INFO] ${load.replace("*", "Lamps v1.0")}
10:00:00 [INFO] ${load.replace("*", "Bells v2.1.3")}
10:00:01 [INFO] ${enable.replace("*", "Lamps v1.0")}
10:00:01 [INFO] \u00a7b${enable.replace("*", "Bells v2.1.3")}\u00a7r
10:00:01 [INFO] [Lamps] Lamps v1.0 by Alex
10:00:02 [INFO] Nukkit v1.0 is there
`;
    const both = ["Lamps 1.0", "Bells 2.1.3"];
    expect(pluginsOf(log("加载插件 *", "启用插件 *"), "nukkit/server")).toEqual(both);
    expect(pluginsOf(log("* yükleniyor", "* etkinleştiriliyor"), "nukkit/server")).toEqual(both);
    expect(pluginsOf(log("* yükleniyor", "* yükleniyor"), "nukkit/server")).toEqual([]);
    expect(pluginsOf(log("* yükleniyor", "* etkinleştiriliyor"), "vanilla/server")).toEqual([]);
  });

  test("Geyser is one where it is not the software itself, and ViaVersion says its own version", () => {
    const geyser =
      "[12:00:00] [Server thread/INFO]: [Geyser-Spigot] Loading Geyser version 2.2.0-SNAPSHOT (git-master)\n";
    expect(pluginsOf(geyser)).toEqual(["Geyser-Spigot 2.2.0-SNAPSHOT"]);
    expect(pluginsOf("[12:00:00.123 main/INFO] Loading Geyser version 2.2.0\n", "geyser/proxy")).toEqual([]);
    expect(pluginsOf("[12:00:00 INFO]: [ViaVersion] ViaVersion 4.9.2 is now loaded. Registering\n")).toEqual([
      "ViaVersion 4.9.2",
    ]);
  });

  test("are not what mods say of themselves, nor what players say", () => {
    expect(pluginsOf("[12:00:00] [main/INFO]: Loading Something v1.0\n", "fabric/client")).toEqual([]);
    expect(pluginsOf("[12:00:00] [Async Chat/INFO]: <Steve> Enabling Cheats v1.0\n")).toEqual([]);
  });
});

describe("packs", () => {
  const names = (list: { name: string }[]) => list.map(({ name }) => name);

  test("of a client are resource packs, those of its server data packs", () => {
    const log = `[12:00:00] [Render thread/INFO]: Reloading ResourceManager: vanilla, fabric (Fabric API (v1), Sodium), file/Faithful 32x.zip
[12:00:01] [Server thread/INFO]: Reloading ResourceManager: Default, file/terralith.zip
[12:00:02] [Render thread/INFO]: Reloading ResourceManager: vanilla, FMLFileResourcePack:Forge, mod/create, file/Second.zip
`;
    const facts = factsOf(log, "fabric/client");
    expect(names(facts.resourcePacks)).toEqual(["vanilla", "fabric", "file/Faithful 32x.zip", "file/Second.zip"]);
    expect(names(facts.datapacks)).toEqual(["Default", "file/terralith.zip"]);
  });

  test("of a server are data packs", () => {
    const log = `[12:00:00] [ServerMain/INFO]: Found new data pack file/bukkit, loading it automatically
[12:00:01] [Server thread/INFO]: Reloading ResourceManager: Default, bukkit
`;
    expect(factsOf(log, "spigot/server").datapacks).toEqual([
      { name: "file/bukkit", line: 0 },
      { name: "Default", line: 1 },
      { name: "bukkit", line: 1 },
    ]);
  });

  test("are read from crash reports, without those of mods", () => {
    const facts = factsOf(
      "	Data Packs: vanilla, mod:create (incompatible), file/x.zip (incompatible)\n	Resource Packs: vanilla, file/y.zip\n	Resource Packs: \n",
    );
    expect(names(facts.datapacks)).toEqual(["vanilla", "file/x.zip"]);
    expect(names(facts.resourcePacks)).toEqual(["vanilla", "file/y.zip"]);
  });

  test("of Bedrock are behaviour packs and resource packs", () => {
    const facts = factsOf(
      "[12:00:00 INFO] Pack Stack - [00] Better Mobs (id: 1-2, version: 1.0.0) @ behavior_packs/mobs\n[12:00:00 INFO] Pack Stack - [01] Shiny (id: 3-4, version: 1.0.0) @ resource_packs/shiny\n",
      "bedrock/server",
    );
    expect(names(facts.datapacks)).toEqual(["Better Mobs"]);
    expect(names(facts.resourcePacks)).toEqual(["Shiny"]);
  });
});
