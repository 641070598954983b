import { finding } from "../finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "loader-incomplete",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "Invalid paths argument, contained no existing paths",
    "missing one or more essential library files",
    "Could not find or load main class cpw.mods.",
    "Could not find or load main class net.minecraftforge.",
    "Could not find or load main class net.neoforged.",
    "Could not find or load main class net.fabricmc.",
    "Could not find or load main class org.quiltmc.",
    "Could not find or load main class net.minecraft.launchwrapper.Launch",
    "ClassNotFoundException: net.minecraftforge.fml.common.launcher.FML",
    "ClassNotFoundException: cpw.mods.fml.common.launcher.FML",
    "ClassNotFoundException: cpw.mods.bootstraplauncher",
    "Could not find Minecraft server .JAR",
    "No game providers present on the class path",
    "Could not find valid game provider",
    "Missing required files for launch target",
    "Failed to find Minecraft resource version",
    "Failed to find system mod: ",
    "Cannot find launch target ",
    "Missing LaunchHandler ",
    "Could not find net/minecraft/client/Minecraft.class in classloader",
    "Error: could not open `",
    "NeoForge installation is corrupted",
    "The patched Minecraft jar is ",
    "The NeoForge jar is ",
  ],
  pattern:
    /Invalid paths argument, contained no existing paths: \[([^\n\]]{1,400})\]|missing one or more essential library files:? ?\[?([^\n\]]{0,300})|Could not find or load main class ((?:cpw\.mods|net\.minecraftforge|net\.neoforged|net\.fabricmc|org\.quiltmc|net\.minecraft\.launchwrapper)\.[\w.$]{1,120})|ClassNotFoundException: ((?:net\.minecraftforge\.fml|cpw\.mods)\.[\w.$]{1,120})|(Could not find Minecraft server \.JAR)|(No game providers present on the class path|Could not find valid game provider)|Missing required files for launch target ([^\n]{1,80})|Failed to find Minecraft resource version ([^\n]{1,200})|Failed to find system mod: ([\w.-]{1,40})|(?:Cannot find launch target|Missing LaunchHandler) ([\w.-]{1,60})|Could not find (net\/minecraft\/client\/Minecraft\.class) in classloader|Error: could not open `([^'\n]{1,300}_args\.txt)'|Your NeoForge installation is corrupted|The (patched Minecraft|NeoForge) jar is (?:missing|corrupted)/,
  parameters: (match, place) => {
    if (isRepeated(place, match[0].slice(0, 40))) return null;
    const [
      ,
      paths,
      libraries,
      main,
      absent,
      jar,
      provider,
      target,
      resource,
      system,
      handler,
      game,
      argumentFile,
      part,
    ] = match;
    if (paths && !/(?:forge|neoforge|fmlcore|fmlloader|minecraft|client|server)[^\n]{0,100}\.jar/.test(paths))
      return null;
    if (lineOf(place).includes("Invalid paths argument") && !paths) return null;
    const missing =
      (paths && fileName(paths)) ??
      libraries ??
      main ??
      absent ??
      (jar ? "server.jar" : undefined) ??
      (provider ? "minecraft.jar" : undefined) ??
      target ??
      resource ??
      system ??
      handler ??
      game ??
      argumentFile ??
      part;
    return { missing: missing?.trim() };
  },
  samples: [
    {
      text: "[main/FATAL] [net.neoforged.fml.loading.FMLLoader/]: Your NeoForge installation is corrupted. Please try to reinstall NeoForge.",
      parameters: {},
    },
    {
      text: "java.io.UncheckedIOException: java.io.IOException: Invalid paths argument, contained no existing paths: [/home/a/libraries/net/minecraftforge/forge/1.20.1-47.2.0/forge-1.20.1-47.2.0-client.jar]",
      parameters: { missing: "forge-1.20.1-47.2.0-client.jar" },
    },
    {
      text: "Error: Could not find or load main class cpw.mods.bootstraplauncher.BootstrapLauncher",
      parameters: { missing: "cpw.mods.bootstraplauncher.BootstrapLauncher" },
    },
    {
      text: "We appear to be missing one or more essential library files\nYou will need to add them to your server before FML and Forge will run successfully",
      parameters: {},
    },
    {
      text: "Could not find Minecraft server .JAR (./server.jar)!\n\nFabric's server-side launcher expects the server .JAR to be provided.",
      parameters: { missing: "server.jar" },
    },
    {
      text: "Error: could not open `libraries/net/minecraftforge/forge/1.20.1-47.2.0/unix_args.txt'",
      parameters: { missing: "libraries/net/minecraftforge/forge/1.20.1-47.2.0/unix_args.txt" },
    },
    { text: "Cannot find launch target fmlclient, unable to launch", parameters: { missing: "fmlclient" } },
    {
      text: "java.lang.IllegalStateException: Could not find net/minecraft/client/Minecraft.class in classloader SecureModuleClassLoader[SECURE-BOOTSTRAP]",
      parameters: { missing: "net/minecraft/client/Minecraft.class" },
    },
  ],
  counterSamples: [
    "Error: Could not find or load main class com.acme.Main",
    "java.io.IOException: Invalid paths argument, contained no existing paths: [/srv/plugins/data.zip]",
    "<Steve> Could not find or load main class cpw.mods.a.B",
  ],
});
