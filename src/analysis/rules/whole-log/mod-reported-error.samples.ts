import type { WholeLogSamples } from "../samples.ts";

const fabric = `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:00] [main/INFO]: Loading 3 mods:
	- brightlamps 2.1
	- deepbooks 1.4
	- minecraft 1.20.1
[10:00:10] [Render thread/INFO]: Connecting to lamps.example.org, 25565
`;
const forge =
  '[10:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]\n[10:00:10] [Server thread/INFO]: Done (2.112s)! For help, type "help"\n';

export default {
  samples: [
    {
      // Who is called the wrong way warns of it; the developer's own call is to be mended.
      text: `${forge.replace("forgeserver,", "forgeserveruserdev,")}[10:00:20] [Server thread/WARN] [org.shelves.api.LabelRegistry/]: Label lamps.glow came after its event
java.lang.RuntimeException: null
	at org.shelves.api.LabelRegistry.add(LabelRegistry.java:40) ~[shelves-9.2.jar%23206!/:?]
	at org.example.brightlamps.Labels.add(Labels.java:12) ~[main/:?]
	at net.minecraft.server.Main.main(Main.java:218) ~[forge-1.20.1-47.2.0_mapped_official_1.20.1.jar%23199!/:?]
`,
      parameters: { mod: "brightlamps", said: "Label lamps.glow came after its event" },
    },
    {
      // A library fails over what the developer's own mod asks of it, and over a file that is not there.
      text: `${forge.replace("forgeserver,", "forgeserveruserdev,")}[10:00:20] [Server thread/WARN] [org.shelves.api.Drawings/]: Not compressed, reading it plainly
java.io.FileNotFoundException: /work/drawings/lamp.plan (No such file or directory)
	at java.io.FileInputStream.open0(Native Method) ~[?:?]
	at org.shelves.api.Drawings.read(Drawings.java:20) ~[shelves-9.2.jar%23206!/:?]
	at org.example.brightlamps.Labels.draw(Labels.java:30) ~[main/:?]
[10:00:20] [Server thread/ERROR] [org.shelves.api.Drawings/]: Could not read the drawing!
java.lang.NullPointerException: null
	at org.shelves.api.Drawings.read(Drawings.java:40) ~[shelves-9.2.jar%23206!/:?]
	at org.example.brightlamps.Labels.draw(Labels.java:30) ~[main/:?]
	at net.minecraft.server.Main.main(Main.java:218) ~[forge-1.20.1-47.2.0_mapped_official_1.20.1.jar%23199!/:?]
`,
      parameters: { mod: "brightlamps", said: "Could not read the drawing!", missing: "lamp.plan" },
    },
    {
      text: `${fabric}[10:00:20] [Render thread/WARN]: [Deepbooks] Not there
java.io.FileNotFoundException: config/deepbooks/caves.book (No such file or directory)
	at java.base/java.io.FileInputStream.open0(Native Method) ~[?:?]
	at org.example.deepbooks.Book.open(Book.java:40) ~[deepbooks-1.4.jar:?]
[10:00:20] [Render thread/ERROR]: [Deepbooks] The book of caves stays shut
java.lang.NullPointerException: null
	at org.example.deepbooks.Book.open(Book.java:44) ~[deepbooks-1.4.jar:?]
`,
      parameters: { mod: "deepbooks", missing: "caves.book", how: "missing-file" },
    },
    {
      // What is wrong stands in the line below.
      text: `${fabric}[10:00:20] [Server thread/ERROR]: [brightlamps] Lamp settings could not be loaded:\nUnknown colour \`brightlamps:dusk\` at \`colour\` at index 2 in \`street.json\`\nUnknown colour \`brightlamps:dawn\` at \`colour\` at index 3 in \`street.json\`\n`,
      parameters: {
        mod: "brightlamps",
        said: "Lamp settings could not be loaded: Unknown colour `brightlamps:dusk` at `colour` at index 2 in `street.json`",
      },
    },
    {
      // The name of a mod, and which of its parts writes.
      text: `${fabric.replaceAll("]: ", "] (Minecraft) ")}[10:00:20] [Thread-5/ERROR] (BrightLamps Fabric Client) The switches could not be set up after 10 tries.\n`,
      parameters: { mod: "brightlamps", said: "The switches could not be set up after 10 tries." },
    },
    {
      text: `${fabric}[10:00:20] [Render thread/ERROR]: DeepBooks: You need to have Shelves_2.1 installed!\n`,
      parameters: { mod: "deepbooks", said: "DeepBooks: You need to have Shelves_2.1 installed!" },
    },
    {
      // As Mojang's launcher writes down what the game says.
      text: `${fabric}[Error: 2025-01-02 10:00:18.1234567: AbCdEfGhIjK=: LampManager.cpp(85)] Failed parsing preferences file: lamps.json
[Info: 2025-01-02 10:00:20.1234567: AbCdEfGhIjK=: MinecraftJavaLoggingContext.cpp(65)] Game/brightlamps (Render thread) Error The lamp in the hall has no oil
`,
      parameters: { mod: "brightlamps", said: "The lamp in the hall has no oil" },
    },
    {
      text: `${fabric}[10:00:20] [Render thread/ERROR]: Error parsing config file for mod brightlamps\n`,
      parameters: { mod: "brightlamps", said: "Error parsing config file for mod brightlamps" },
    },
    {
      text: `${fabric}[10:00:20] [Render thread/ERROR]: [Deepbooks] The chapter of caves has no pages\n`,
      parameters: { mod: "deepbooks", said: "The chapter of caves has no pages" },
    },
    {
      text: `${fabric}[10:00:20] [Render thread/ERROR]: Could not open the book of caves
java.lang.IllegalArgumentException: chapter 7 is not there
	at org.example.deepbooks.Book.open(Book.java:40) ~[deepbooks-1.4.jar:?]
	at net.minecraft.class_310.method_1514(class_310.java:802) ~[client-intermediary.jar:?]
`,
      parameters: {
        mod: "deepbooks",
        said: "Could not open the book of caves",
        cause: "IllegalArgumentException: chapter 7 is not there",
        place: "Book.open, Book.java:40",
      },
    },
    {
      text: `${forge}[10:00:20] [Server thread/ERROR] [org.example.glowworms.Glowworms/]: The caves of the worms cannot be lit\n`,
      parameters: { mod: "glowworms", said: "The caves of the worms cannot be lit" },
    },
    {
      text: `${forge}${"[10:00:20] [Server thread/WARN] [org.example.glowworms.Glowworms/]: No light at 12, 60, 7\n".repeat(25)}`,
      parameters: { mod: "glowworms", said: "No light at 12, 60, 7" },
    },
    {
      // Who calls others says whom it has called.
      text: `${fabric}[10:00:20] [Render thread/ERROR] [mezz.jei.library.load.PluginCaller]: Could not ask the plugin: class org.example.deepbooks.BooksPlugin deepbooks:jei
java.lang.IllegalStateException: No shelf
	at org.example.deepbooks.BooksPlugin.registerRecipes(BooksPlugin.java:40) ~[deepbooks-1.4.jar:?]
	at mezz.jei.library.load.PluginCaller.callOnPlugins(PluginCaller.java:30) ~[jei-15.2.jar:?]
`,
      parameters: { mod: "deepbooks" },
    },
  ],
  counterSamples: [
    // Short names of the loader's own classes are nobody's.
    `[10:00:00] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--username, Alex, --launchTarget, forgeclient]
[10:00:40] [Render thread/ERROR] [ne.mi.co.ForgeMod/]: A lamp could not be lit at all
[10:00:41] [Render thread/ERROR] [co.ex.la.Lamp/]: Another lamp could not be lit
`,
    // Plugins of a hybrid are heard as plugins.
    `[10:00:00] [Server thread/INFO] [Arclight/]: This server is running Arclight version arclight-1.20.1-1.0.6 (MC: 1.20.1)
[10:00:10] [Server thread/INFO] [Lanterns/]: [Lanterns] Enabling Lanterns v2.4
[10:00:20] [Server thread/ERROR] [Lanterns/]: Nobody lights the lamp of the pier
`,
    // Once is a warning only.
    `${forge}[10:00:20] [Server thread/WARN] [org.example.glowworms.Glowworms/]: No light at 12, 60, 7\n`,
    `${forge}[10:00:20] [Server thread/ERROR] [org.example.glowworms.Glowworms/]: Could not check for an update\n`,
    // The game's own.
    `${forge}[10:00:20] [Server thread/ERROR] [net.minecraft.world.level.Level/]: Nothing grows here today\n`,
    // Something is known of the exception.
    `${fabric}[10:00:20] [Render thread/ERROR]: Could not ask for news
java.net.UnknownHostException: news.example.org
	at org.example.deepbooks.News.ask(News.java:40) ~[deepbooks-1.4.jar:?]
`,
  ],
} satisfies WholeLogSamples;
