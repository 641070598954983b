import { finding } from "../../model/finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

/** Fabric Loader tells of files that it was given and that do not exist, before it misses the game. */
const absentFile = /Class path entries reference missing files: (?:[^\n,]{0,300}[\\/])?([^\n,\\/]{1,120}\.jar)/;

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
    "game provider couldn't locate the game!",
    "were able to locate their game!",
    "Could not locate Minecraft: provider locate failed",
    "Missing game jar at ",
    "The Minecraft server .JAR is missing (",
    " configured through fabric.gameJarPath",
    " configured through loader.gameJarPath",
    "Missing required files for launch target",
    "Failed to find Minecraft resource version",
    "Failed to find system mod: ",
    "Cannot find launch target ",
    "Missing LaunchHandler ",
    "Could not find net/minecraft/client/Minecraft.class in classloader",
    " in classpath",
    "These libraries failed to download",
    "There was an error during installation",
    "Failed to run processor: ",
    "Error: could not open `",
    "NeoForge installation is corrupted",
    "The patched Minecraft jar is ",
    "The NeoForge jar is ",
  ],
  pattern:
    /Invalid paths argument, contained no existing paths: \[([^\n\]]{1,400})\]|missing one or more essential library files:? ?\[?([^\n\]]{0,300})|Could not find or load main class ((?:cpw\.mods|net\.minecraftforge|net\.neoforged|net\.fabricmc|org\.quiltmc|net\.minecraft\.launchwrapper)\.[\w.$]{1,120})|ClassNotFoundException: ((?:net\.minecraftforge\.fml|cpw\.mods)\.[\w.$]{1,120})|(Could not find Minecraft server \.JAR)|(No game providers present on the class path|Could not find valid game provider|(?:couldn't|able to) locate the(?:ir)? game!|provider locate failed)|(?:Missing game jar at |The Minecraft server \.JAR is missing \(|: Game jar )([^\n()]{1,150})|Missing required files for launch target ([^\n]{1,80})|Failed to find Minecraft resource version ([^\n]{1,200})|Failed to find system mod: ([\w.-]{1,40})|(?:Cannot find launch target|Missing LaunchHandler) ([\w.-]{1,60})|Could not find ([\w./-]{3,120}\.(?:class|jar)) in class(?:loader|path)|These libraries failed to download[^\n]{0,40}\n([^\n]{3,200})|Failed to run processor: |There was an error during installation|Error: could not open `([^'\n]{1,200}_args\.txt)'|Your NeoForge installation is corrupted|The (patched Minecraft|NeoForge) jar is (?:missing|corrupted)/,
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
      gameJar,
      target,
      resource,
      system,
      handler,
      game,
      installed,
      argumentFile,
      part,
    ] = match;
    if (
      match[0].startsWith("There was an error") &&
      ["These libraries failed to download", "Failed to run processor: "].some((said) => place.mentions(said))
    )
      return null;
    if (paths && !/(?:forge|neoforge|fmlcore|fmlloader|minecraft|client|server)[^\n]{0,100}\.jar/.test(paths))
      return null;
    if (lineOf(place).includes("Invalid paths argument") && !paths) return null;
    const missing =
      (paths && fileName(paths)) ??
      libraries ??
      main ??
      absent ??
      (jar ? "server.jar" : undefined) ??
      (provider ? (absentFile.exec(place.before)?.[1] ?? "minecraft.jar") : undefined) ??
      (gameJar && fileName(gameJar.split(" configured through ")[0]!.trim())) ??
      target ??
      resource ??
      system ??
      handler ??
      game ??
      installed ??
      argumentFile ??
      part;
    return { missing: missing?.trim() };
  },
  causedBy: ["java-tls-outdated", "no-internet"],
});
