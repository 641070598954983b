import type { WholeLogSamples } from "../samples.ts";

const number = (term: string) => ({ term });
const report = (thrown: string, frames: string) => `---- Minecraft Crash Report ----
// Oops.

Time: 3/4/20 5:06 PM
Description: Initializing game

${thrown}
${frames}	at cpw.mods.fml.common.FMLModContainer.handleModStateEvent(FMLModContainer.java:530)
	at cpw.mods.fml.common.Loader.preinitializeMods(Loader.java:551)

-- System Details --
Details:
	Minecraft Version: 1.7.10
	States: 'U' = Unloaded 'L' = Loaded 'C' = Constructed 'H' = Pre-initialized 'E' = Errored
	UC	Forge{10.13.4.1614} [Minecraft Forge] (forge-1.7.10.jar)
	UC	brightlamps{2.1} [Bright Lamps] (brightlamps-2.1.jar)
	UCE	longpipes{3.1} [Long Pipes] (longpipes-3.1.jar)
	UCE	kites{0.4} [Kites] (kites-0.4.jar)
`;

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.IllegalArgumentException: Slot 212 is already occupied by com.acme.rings.RingBlock@5d1 when adding org.big.BigBlock@22f\n\tat org.big.Big.load(Big.java:4)\n",
      parameters: { number: number("number-block"), id: "212", mods: ["com.acme.rings.RingBlock", "org.big.BigBlock"] },
    },
    {
      text: report(
        "java.lang.IllegalArgumentException: Duplicate enchantment id! class org.example.kites.magic.Wind and class org.example.brightlamps.magic.Glow Enchantment ID:91",
        "\tat net.minecraft.enchantment.Enchantment.<init>(Enchantment.java:51)\n\tat org.example.kites.magic.Wind.<init>(Wind.java:15)\n",
      ),
      parameters: { number: number("number-enchantment"), id: "91", mods: ["Kites", "Bright Lamps"] },
    },
    {
      text: report(
        "java.lang.IllegalArgumentException: Duplicate enchantment id!",
        "\tat net.minecraft.enchantment.Enchantment.<init>(Enchantment.java:62)\n\tat org.example.kites.magic.Wind.<init>(Wind.java:15)\n",
      ),
      parameters: { number: number("number-enchantment"), id: null, mod: "Kites" },
    },
    {
      text: report(
        "java.lang.RuntimeException: There is a potion ID Conflict: class org.example.longpipes.effect.Damp and class org.example.brightlamps.effect.Bright, potion id:41",
        "\tat net.tclproject.mysteriumlib.asm.fixes.Checks.effect(Checks.java:12)\n\tat net.minecraft.potion.Potion.<init>(Potion.java:61)\n\tat org.example.longpipes.effect.Damp.<init>(Damp.java:9)\n",
      ),
      parameters: { number: number("number-effect"), id: "41", mods: ["Long Pipes", "Bright Lamps"] },
    },
    {
      text: report(
        "java.lang.IllegalArgumentException: Failed to register dimension for id 33, One is already registered",
        "\tat net.minecraftforge.common.DimensionManager.registerDimension(DimensionManager.java:127)\n\tat org.example.kites.Kites.init(Kites.java:80)\n",
      ),
      parameters: { number: number("number-dimension"), id: "33", mod: "Kites" },
    },
    {
      text: report(
        "java.lang.RuntimeException: Biome ID conflict: 44 : Windy Hills : Forest",
        "\tat org.example.kites.world.Hills.<init>(Hills.java:12)\n",
      ),
      parameters: { number: number("number-biome"), id: "44", mod: "Kites" },
    },
    {
      // Forge says whose container it called: an addon may stand among the packages of what it adds to.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 1/3/13 7:40 PM\nDescription: Failed to start game\n\njava.lang.IllegalArgumentException: Slot 3091 is already occupied by org.example.rings.BlockRing@1bb4 when adding kites.fastkites.common.BlockKite@6b4c\n\tat amq.<init>(Block.java:326)\n\tat kites.fastkites.common.BlockKite.<init>(BlockKite.java:32)\n\tat kites.fastkites.common.FastKites.load(FastKites.java:83)\n\tat java.lang.reflect.Method.invoke(Unknown Source)\n\tat cpw.mods.fml.common.FMLModContainer.handleModStateEvent(FMLModContainer.java:485)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.4.7\n\tFML: MCP v7.26 FML v4.7.4.520 Minecraft Forge 6.6.0.497 4 mods loaded, 4 mods active\n\tFML [Forge Mod Loader] (coremods) Unloaded->Constructed->Pre-initialized->Initialized\n\tRings [Rings] (rings.zip) Unloaded->Constructed->Pre-initialized->Initialized\n\tkites [Kites] (kites.zip) Unloaded->Constructed->Pre-initialized->Initialized\n\tspeedaddon [Kites Speed Addon] (speed.zip) Unloaded->Constructed->Pre-initialized->Errored\n",
      parameters: { number: number("number-block"), id: "3091", mods: ["Rings", "Kites Speed Addon"] },
    },
    {
      // Up to 1.6 nobody throws.
      text: "2013-05-01 12:00:00 [INFO] [ForgeModLoader] Forge Mod Loader version 5.2.23.737 for Minecraft 1.5.2 loading\n2013-05-01 12:00:02 [INFO] [STDOUT] CONFLICT @ 3840 item slot already occupied by org.example.rings.ItemRing@5d1 while adding org.example.kites.ItemKite@22f\n2013-05-01 12:00:02 [INFO] [STDOUT] CONFLICT @ 3841 item slot already occupied by org.example.rings.ItemRing@5d2 while adding org.example.kites.ItemKite@230\n",
      parameters: {
        number: number("number-block"),
        id: ["3840", "3841"],
        mods: ["org.example.rings.ItemRing", "org.example.kites.ItemKite"],
      },
    },
    {
      // Of a plain item, only what Forge notes below says whose it is.
      text: "2013-05-01 12:00:00 [INFO] [ForgeModLoader] Forge Mod Loader version 4.7.4.520 for Minecraft 1.4.7 loading\n2013-05-01 12:00:02 [INFO] [STDOUT] CONFLICT @ 3840 item slot already occupied by up@5d1 while adding org.example.kites.ItemKite@22f\n2013-05-01 12:00:02 [INFO] [ForgeModLoader] [ItemTracker] The mod Kites is overwriting existing item at 4096 (up from Rings) with org.example.kites.ItemKite\n",
      parameters: { number: number("number-block"), id: ["3840"], mods: ["Rings", "Kites"] },
    },
    {
      // Not Enough Items looks for them, and keeps the game from starting; the game has named some.
      text: "2013-05-01 12:00:00 [INFO] [ForgeModLoader] Forge Mod Loader version 6.4.49.965 for Minecraft 1.6.4 loading\n2013-05-01 12:00:02 [INFO] [STDOUT] CONFLICT @ 3840 item slot already occupied by org.example.rings.ItemRing@5d1 while adding org.example.kites.ItemKite@22f\n2013-05-01 12:00:04 [SEVERE] [ForgeModLoader] Caught exception from NotEnoughItems\ncodechicken.nei.ClientHandler$2\n\tat codechicken.nei.ClientHandler.throwCME(ClientHandler.java:277)\n\tat codechicken.nei.NEIServerUtils.throwCME(NEIServerUtils.java:466)\n\tat codechicken.nei.IDConflictReporter.postInit(IDConflictReporter.java:124)\n\tat codechicken.nei.asm.NEIModContainer.postInit(NEIModContainer.java:113)\n",
      parameters: {
        id: ["3840"],
        mods: ["org.example.rings.ItemRing", "org.example.kites.ItemKite"],
        list: "IDConflicts.txt",
      },
    },
    {
      text: report(
        "codechicken.nei.NEIServerUtils$1: A list of ID conflicts has been written to",
        "\tat codechicken.nei.NEIServerUtils.throwCME(NEIServerUtils.java:466)\n\tat codechicken.nei.IDConflictReporter.postInit(IDConflictReporter.java:124)\n",
      ),
      parameters: { number: number("number-block"), mods: null, reporter: "Not Enough Items", list: "IDConflicts.txt" },
    },
  ],
  counterSamples: [
    // The game's own, which the mod replaces.
    "2013-05-01 12:00:02 [INFO] [STDOUT] CONFLICT @ 12 item slot already occupied by yb@5d1 while adding org.example.kites.ItemKite@22f",
    // What is its own.
    "2013-05-01 12:00:02 [INFO] [STDOUT] CONFLICT @ 3840 item slot already occupied by org.example.rings.ItemRing@5d1 while adding org.example.kites.ItemKite@22f\n2013-05-01 12:00:02 [INFO] [ForgeModLoader] [ItemTracker] The mod Kites is overwriting existing item at 4096 (org.example.rings.ItemRing from Kites) with org.example.kites.ItemKite",
    "[10:00:00] [Server thread/INFO]: The seat is already occupied by Steve",
    "[10:00:00] [main/INFO]: Checking for potion id conflicts",
  ],
} satisfies WholeLogSamples;
