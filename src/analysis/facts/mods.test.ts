import { describe, expect, test } from "bun:test";
import { factsOf } from "../../../tests/support/sample-facts.ts";
import { analyse } from "../analyse.ts";
import type { Mod } from "../model/facts.ts";
import { installedMods, installedPlugins } from "../owners/platform-ids.ts";

function modsOf(text: string, id = "forge/client"): Omit<Mod, "line">[] {
  return factsOf(text, id).mods.map(({ line: _, ...mod }) => mod);
}

describe("names of mods that old Forge gives with the resources it loads", () => {
  const packs =
    "[10:00:02] [Client thread/INFO]: Reloading ResourceManager: Default, FMLFileResourcePack:Forge Mod Loader, FMLFileResourcePack:Minecraft Forge, FMLFileResourcePack:Bright Lamps, FMLFileResourcePack:Kite's Wind 2, Soft Blocks.zip\n";

  test("are all there is where the log has no list", () => {
    expect(modsOf(packs + packs)).toEqual([
      { id: "Bright Lamps", name: "Bright Lamps" },
      { id: "Kite's Wind 2", name: "Kite's Wind 2" },
    ]);
  });

  test("are not needed beside a list", () => {
    const list =
      "[10:00:03] [Client thread/DEBUG] [FML]: x\n\tUCHIJA\tbrightlamps{2.1} [Bright Lamps] (brightlamps-2.1.jar)\n";
    expect(modsOf(packs + list).map(({ id }) => id)).toEqual(["brightlamps"]);
  });
});

describe("mods of Fabric and Quilt", () => {
  test("are read from the list with its trees", () => {
    const log = `[12:00:00] [main/INFO]: Loading 5 mods:
	- fabric-api 0.92.0+1.20.1
	   |-- fabric-api-base 0.4.31+ef105b49
	   |    \\-- deep_one 1.0
	   \\-- fabric-biome-api-v1 13.0.13
	- java 17
	- old_one 1.0 via fabric-api
[12:00:01] [main/INFO]: SpongePowered MIXIN Subsystem Version=0.8.5
	- not_a_mod 1.0
`;
    expect(factsOf(log).mods).toEqual([
      { id: "fabric-api", version: "0.92.0+1.20.1", line: 1 },
      { id: "fabric-api-base", version: "0.4.31+ef105b49", line: 2 },
      { id: "deep_one", version: "1.0", line: 3 },
      { id: "fabric-biome-api-v1", version: "13.0.13", line: 4 },
      { id: "java", version: "17", line: 5 },
      { id: "old_one", version: "1.0", line: 6 },
    ]);
  });

  test("are read with a logger's name in parentheses and a panel's prefix on every line", () => {
    expect(modsOf("[12:00:00] [main/INFO] (FabricLoader) Loading 1 mods:\n\t- a 1.0\n")).toEqual([
      { id: "a", version: "1.0" },
    ]);
    expect(modsOf("mc_1  | [12:00:00] [main/INFO]: Loading 1 mods:\nmc_1  | \t- a 1.0\n")).toEqual([
      { id: "a", version: "1.0" },
    ]);
  });

  test("are read from the old list on one line", () => {
    expect(
      modsOf("[12:00:00] [main/INFO]: [FabricLoader] Loading 2 mods: minecraft@1.16.5, fabricloader@0.11.1\n"),
    ).toEqual([
      { id: "minecraft", version: "1.16.5" },
      { id: "fabricloader", version: "0.11.1" },
    ]);
  });

  test("are read from crash reports, up to the next detail", () => {
    const report = `	Fabric Mods: 
		adorn: Adorn 3.6.1+1.19
			nested: A Nested One 1.2 4.5
		nameless: 1.0
	Launched Version: fabric-loader-0.14.9-1.19.2
`;
    expect(modsOf(report)).toEqual([
      { id: "adorn", name: "Adorn", version: "3.6.1+1.19" },
      { id: "nested", name: "A Nested One", version: "1.2 4.5" },
      { id: "nameless", name: "1.0" },
    ]);
    // Some ways of copying lose the tabs.
    expect(modsOf(report.replaceAll("\t", ""))).toEqual(modsOf(report));
    expect(modsOf("Fabric Mods: \nadorn: Adorn 3.6.1\nCPUs: 8\n")).toEqual([
      { id: "adorn", name: "Adorn", version: "3.6.1" },
    ]);
  });

  test("are read from Quilt's table", () => {
    const log = `[12:00:00] [main/INFO]: Loading 2 mods:
| Index | Mod          | ID           | Version      | Type   | File(s)                |
|------:|--------------|--------------|--------------|--------|------------------------|
|     0 | Quilt Loader | quilt_loader | 0.19.1       | Builtin| <quilt>                |
|     1 | Sodium       | sodium       | 0.5.8        | Fabric | <mods>/sodium-0.5.8.jar |
|       |              |              |              |        | inner.jar              |
[12:00:01] [main/INFO]: next
`;
    expect(modsOf(log)).toEqual([
      { id: "quilt_loader", name: "Quilt Loader", version: "0.19.1", file: "<quilt>" },
      { id: "sodium", name: "Sodium", version: "0.5.8", file: "<mods>/sodium-0.5.8.jar" },
    ]);
  });
});

describe("mods of Forge and NeoForge", () => {
  test("are read from the list with bars", () => {
    const report = `	Mod List: 
		[1.20] Security.jar           |SecurityCraft        |securitycraft        |1.9.8               |DONE      |Manifest: NOSIGNATURE
		neoforge-21.1.73-universal.jar|NeoForge             |neoforge             |21.1.73             |Manifest: NOSIGNATURE
	Crash Report UUID: 1-2-3
`;
    expect(modsOf(report)).toEqual([
      { id: "securitycraft", name: "SecurityCraft", version: "1.9.8", file: "[1.20] Security.jar" },
      { id: "neoforge", name: "NeoForge", version: "21.1.73", file: "neoforge-21.1.73-universal.jar" },
    ]);
  });

  test("are read from the list of 1.14 and from NeoForge's newest", () => {
    expect(modsOf("	Mod List: \n\t\tjei-1.14.4-6.0.0.25.jar Just Enough Items {jei@6.0.0.25 DONE}\n")).toEqual([
      { id: "jei", name: "Just Enough Items", version: "6.0.0.25", file: "jei-1.14.4-6.0.0.25.jar" },
    ]);
    const log = `[12:00:00] [main/INFO] [ModDiscoverer/]:
     Mod List:
		Name Version (Mod Id)

		Create 6.0.1 (create)
		Hidden **.**.** (hidden)
[12:00:01] [main/INFO]: Something 1 (else)
`;
    expect(modsOf(log)).toEqual([
      { id: "create", name: "Create", version: "6.0.1" },
      { id: "hidden", name: "Hidden" },
    ]);
  });

  test("are read from the table of 1.12", () => {
    const report = `	States: 'U' = Unloaded 'L' = Loaded

	| State  | ID        | Version | Source        | Signature |
	|:------ |:--------- |:------- |:------------- |:--------- |
	| UCHIJA | minecraft | 1.12.2  | minecraft.jar | None      |
	| UCHIJA | jei       | 4.16.1  | jei_1.12.2.jar | abc      |
	Loaded coremods (and transformers):
`;
    expect(modsOf(report)).toEqual([
      { id: "minecraft", version: "1.12.2", file: "minecraft.jar" },
      { id: "jei", version: "4.16.1", file: "jei_1.12.2.jar" },
    ]);
  });

  test("are read from the states of 1.7 and the lists before them", () => {
    const seven = `	FML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1614 2 mods loaded, 2 mods active
	States: 'U' = Unloaded 'L' = Loaded
	UCHIJA	mcp{9.05} [Minecraft Coder Pack] (minecraft.jar) 
	UCHIJA	BuildCraft|Core{7.1.23} [BuildCraft] (build%5bcraft%5d.jar) 
`;
    expect(modsOf(seven)).toEqual([
      { id: "mcp", name: "Minecraft Coder Pack", version: "9.05", file: "minecraft.jar" },
      { id: "BuildCraft|Core", name: "BuildCraft", version: "7.1.23", file: "build[craft].jar" },
    ]);
    const six = `	FML: MCP v8.11 FML v6.4.45.953 1 mods loaded, 1 mods active
	mcp{8.09} [Minecraft Coder Pack] (minecraft.jar) Unloaded->Constructed->Pre-initialized
`;
    const blanks = `	FML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.3.1408 2 mods loaded, 2 mods active
	<Lamp ASM>{000} [Lamp ASM] (minecraft.jar) Unloaded
	lamps{1.0} [Lamps] (Lamps-[1.7.10]1.0 (1).jar) Unloaded
`;
    expect(modsOf(blanks)).toEqual([
      { id: "<Lamp ASM>", name: "Lamp ASM", version: "000", file: "minecraft.jar" },
      { id: "lamps", name: "Lamps", version: "1.0", file: "Lamps-[1.7.10]1.0 (1).jar" },
    ]);
    expect(modsOf(six)).toEqual([{ id: "mcp", name: "Minecraft Coder Pack", version: "8.09", file: "minecraft.jar" }]);
  });

  test("are read from what the loader says while it looks for them", () => {
    const log = `[12:00:00] [main/DEBUG] [ModFileInfo/LOADING]: Found valid mod file Create.jar with {create,flywheel} mods - versions {0.5.1,0.6.9}
[12:00:00] [main/INFO]: Found mod file Create.jar of type MOD with provider x
[12:00:00] [main/INFO]: Found mod file "JEI-1.20.1-forge-15.2.jar" of type MOD with provider x
[12:00:00] [main/INFO]: Found mod file farmersdelight_1.20.1.jar [locator: mods folder, reader: mod manifest]
[12:00:00] [main/INFO]: Found mod file mclanguage-1.20.1.jar of type LANGPROVIDER with provider x
[12:00:00] [Server thread/DEBUG] [FML]: Activating mod oldmod
`;
    expect(modsOf(log)).toEqual([
      { id: "create", version: "0.5.1", file: "Create.jar" },
      { id: "flywheel", version: "0.6.9", file: "Create.jar" },
      { id: "oldmod" },
      { id: "jei", file: "JEI-1.20.1-forge-15.2.jar" },
      { id: "farmersdelight", file: "farmersdelight_1.20.1.jar" },
    ]);
  });
});

test("a mod that is listed twice is kept once, with all that is said of it", () => {
  const log = `[12:00:00] [main/INFO]: Loading 1 mods:
	- create 0.5.1
[12:00:01] [main/INFO]: then
	Mod List:
		create.jar |Create |create |0.5.2 |DONE |Manifest: x
`;
  expect(factsOf(log).mods).toEqual([{ id: "create", version: "0.5.1", name: "Create", file: "create.jar", line: 1 }]);
});

test("at most 2000 mods are kept", () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `\t- mod${index} 1.0`);
  expect(factsOf(`[12:00:00] [main/INFO]: Loading 3000 mods:\n${rows.join("\n")}\n`).mods).toHaveLength(2000);
});

test("of one whose name somebody masked, or that its build never filled in, nothing is kept", () => {
  const log = `[12:00:00] [Server thread/INFO]: Loading 4 mods:
	- lamps 1.0
	- anna**** 1.0
[12:00:00] [Server thread/DEBUG] [FML]: Activating mod null
[12:00:00] [Server thread/DEBUG] [FML]: Activating mod $\{mod_id}
[12:00:00] [Server thread/DEBUG] [FML]: Activating mod ********
   Plugins: { ******** v1.0 org.example.lamps.Lamps [Alex],}
   Threads: { RUNNABLE Server thread: [java.lang.Thread.run(Thread.java:1)]}
`;
  const { mods, plugins } = factsOf(log);
  expect(mods.map(({ id }) => id)).toEqual(["lamps"]);
  expect(plugins).toEqual([]);
  expect(analyse(log).facts.mods).toHaveLength(1);
});

test("a version that its build never filled in is none", () => {
  const log = `[12:00:00] [main/INFO]: x
	Mod List:
		lamps.jar |Lamps |lamps |@VERSION@ |DONE |Manifest: x
		kites.jar |Kites |kites |$\{file.jarVersion} |DONE |Manifest: x
		wind.jar |Wind |wind |1.2 |DONE |Manifest: x
`;
  expect(factsOf(log).mods.map(({ id, version }) => [id, version])).toEqual([
    ["lamps", undefined],
    ["kites", undefined],
    ["wind", "1.2"],
  ]);
});

describe("mods in the logs of launchers and of LiteLoader", () => {
  test("are the files of the folder that HMCL shows, without what is switched off or deeper", () => {
    const log = `[10:00:00] [@.game.LauncherHelper.launch/INFO] Here's the structure of game mod directory:
Filesystem structure of: D:\\games\\mods
|-> mods
|  |-> .index
|  |  |-> kettles.pw.toml
|  |-> kettles-1.4.0.jar
|  |-> lanterns-2.0.jar.disabled
|  |-> lamps-fabric-1.21-3.1.jar
[10:00:01] [@.task.Task/TRACE] |  |-> other.jar
`;
    expect(modsOf(log, "hmcl/launcher").map(({ file }) => file)).toEqual([
      "kettles-1.4.0.jar",
      "lamps-fabric-1.21-3.1.jar",
    ]);
  });

  test("stand behind dashes in ATLauncher's", () => {
    const row = (file: string) => `[10:00:00] [Log/INFO]: - /${file}\n\n`;
    const log = `[10:00:00] [Log/INFO]: Mods:\n\n${row("kettles-1.4.0.jar")}${row("lamps-2.jar.disabled")}${row("lanterns-2.jar")}`;
    expect(modsOf(log, "atlauncher/launcher").map(({ file }) => file)).toEqual(["kettles-1.4.0.jar", "lanterns-2.jar"]);
  });

  test("are named by LiteLoader as it adds them", () => {
    expect(modsOf("[10:00:00] [Client thread/INFO]: Successfully added mod Kettle Map version 1.4.2\n")).toEqual([
      { id: "Kettle Map", name: "Kettle Map", version: "1.4.2" },
    ]);
  });

  test("are not counted where nobody has installed them", () => {
    const ids = ["kettles", "mixinextras", "generated_1a2b3c4", "12345678901234567890", "minecraft"];
    expect(installedMods(ids.map((id) => ({ id })))).toEqual([{ id: "kettles" }]);
    const plugins = [{ name: "cmd_list", file: "modules/cmd_list.jar" }, { name: "Kettles" }];
    expect(installedPlugins(plugins)).toEqual([{ name: "Kettles" } as never]);
  });
});
