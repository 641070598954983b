import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: `java.lang.StackOverflowError: Ticking block entity
	at com.example.pipes.Pipe.push(Pipe.java:80) ~[pipes-1.0.jar:?]
	at com.example.pipes.Pipe.push(Pipe.java:84) ~[pipes-1.0.jar:?]`,
      parameters: { suspect: "pipes", culprit: "pipes", place: "Pipe.push, Pipe.java:80" },
    },
    {
      text: `java.lang.StackOverflowError: Ticking block entity
	at com.acme.sums.Sums.add(Sums.java:9) ~[sums-2.0.jar:?]
	at com.example.pipes.Pipe.push(Pipe.java:80) ~[pipes-1.0.jar:?]
	at com.example.pipes.Pipe.push(Pipe.java:84) ~[pipes-1.0.jar:?]`,
      parameters: { suspect: "pipes", culprit: "pipes", suspects: null },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Could not pass event BlockPhysicsEvent to Falls v2
java.lang.StackOverflowError: null
	at java.util.HashMap.hash(HashMap.java:339) ~[?:?]`,
      codes: ["stack-overflow", "plugin-runtime-error"],
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: null\norg.bukkit.command.CommandException: Unhandled exception executing command 'falls' in plugin Falls v2\n\tat org.bukkit.command.PluginCommand.execute(PluginCommand.java:47) ~[server.jar:?]\nCaused by: java.lang.StackOverflowError\n\tat java.util.HashMap.hash(HashMap.java:339) ~[?:?]",
      codes: ["stack-overflow", "plugin-command-failed"],
      parameters: { suspect: "Falls" },
    },
    {
      text: `---- Minecraft Crash Report ----

Time: 1/2/14 10:00 AM
Description: Updating screen events

java.lang.StackOverflowError: Updating screen events
${"\tat net.minecraft.inventory.Container.slotClick(Container.java:290)\n\tat net.minecraft.inventory.Container.retrySlotClick(Container.java:519)\n".repeat(6)}

-- Affected screen --
Details:
	Screen name: bulbCraft.gui.GuiSmelter

-- System Details --
Details:
	Minecraft Version: 1.7.2
	FML: MCP v9.03 FML v7.2.211.1121 Minecraft Forge 10.12.2.1121 2 mods loaded, 2 mods active
	FML{7.2.211.1121} [Forge Mod Loader] (forge.jar) Unloaded->Constructed
	BulbCraft{1.0} [BulbCraft] (bulbcraft-1.0.jar) Unloaded->Constructed`,
      parameters: {
        origin: "BulbCraft",
        subject: "GuiSmelter",
        suspect: null,
        meaning: { term: "meaning-endless-click", parameters: {} },
      },
    },
    {
      text: `java.lang.StackOverflowError: Exception in server tick loop
	at com.mojang.brigadier.StringReader.peek(StringReader.java:71)
${"\tat net.minecraft.nbt.TagParser.readListTag(TagParser.java:189)\n\tat net.minecraft.nbt.TagParser.readValue(TagParser.java:132)\n".repeat(6)}`,
      parameters: { suspect: null, meaning: { term: "meaning-nested-data", parameters: {} } },
    },
  ],
  counterSamples: [
    "\tFailure message: Ferns (ferns) has failed to load correctly\n\t\tjava.lang.StackOverflowError: null",
    "[10:00:00] [Server thread/INFO]: <Alex> I got a java.lang.StackOverflowError",
    "java.lang.StackOverflowErrorHandler started",
    "[10:00:00] [Server thread/INFO]: Stopping server\n[10:00:00] [Server thread/INFO]: Alex lost connection: Internal Exception: java.lang.StackOverflowError",
  ],
} satisfies LineSamples;
