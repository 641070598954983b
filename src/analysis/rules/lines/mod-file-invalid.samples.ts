import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[main/WARN] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/SCAN]: File /srv/mods/ringcraft.jar is not a jar file",
      parameters: { file: "ringcraft.jar" },
    },
    {
      text: "\tFailure message: Invalid mod file found /data/mods/ringcraft-1.21.0-5.1.0-all.jar",
      parameters: { file: "ringcraft-1.21.0-5.1.0-all.jar" },
    },
    {
      text: "\tFile §2ringcraft.zip.jar§r is not a valid mod file",
      parameters: { file: "ringcraft.zip.jar" },
    },
    {
      text: "net.minecraftforge.fml.loading.moddiscovery.InvalidModFileException: Missing License, in file (ringcraft-1.0.jar)",
      parameters: { file: "ringcraft-1.0.jar", reason: "Missing License, in file" },
    },
    {
      text: "\tFailure message: File C:\\code\\ringcraft\\build\\classes\\java\\main is not a valid mod file",
      parameters: { file: "ringcraft\\build\\classes\\java\\main", why: "folder" },
    },
    {
      text: "[main/WARN] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/SCAN]: File /home/alex/ringcraft/out/production/ringcraft.main is not a valid mod file",
      parameters: { file: "ringcraft/out/production/ringcraft.main", why: "folder" },
    },
    {
      text: "java.lang.RuntimeException: Failed to read accessWidener file from mod quietcaves",
      parameters: { file: "quietcaves", why: "widener" },
    },
    {
      text: "java.lang.RuntimeException: Missing accessWidener file quiet.accesswidener from mod quietcaves",
      parameters: { file: "quietcaves", widener: "quiet.accesswidener", why: "widener" },
    },
    {
      text: "java.lang.RuntimeException: Missing classTweaker file quiet.ct from mod quietcaves",
      parameters: { file: "quietcaves", widener: "quiet.ct", why: "widener" },
    },
    {
      text: "java.lang.RuntimeException: Error reading class tweaker for mod 'quietcaves'!",
      parameters: { file: "quietcaves", why: "widener" },
    },
    {
      text: "java.lang.RuntimeException: Could not open JAR file ringcraft-1.0.jar for NIO reading!",
      parameters: { file: "ringcraft-1.0.jar" },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Jar at /srv/mods/ringcraft-1.0.jar is corrupted, please redownload it!",
      parameters: { file: "ringcraft-1.0.jar" },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Mod at '/srv/mods/ringcraft-1.0.jar' has an invalid fabric.mod.json file!",
      parameters: { file: "ringcraft-1.0.jar" },
    },
    {
      text: "[main/FATAL] [net.minecraftforge.fml.loading.moddiscovery.ModInfo/LOADING]: Invalid modId found in file ringcraft.jar - Ring! does not match the standard: ^[a-z]$",
      parameters: { file: "ringcraft.jar", reason: "Invalid modId found : Ring!" },
    },
    {
      text: "---- Quilt Loader: Load Error Report ----\n\nQuilt Loader Version: 0.26.0\n\n-- Error 1 --\nEncountered zero byte file <mods>/ringcraft.jar!",
      parameters: { file: "ringcraft.jar" },
    },
    {
      text: "[10:00:00] [main/ERROR] [FML]: Problem file : C:\\mods\\ringcraft.zip",
      parameters: { file: "ringcraft.zip" },
    },
    {
      text: "\tFailure message: An error occurred while loading core-mod fields from ringcraft.jar",
      parameters: { file: "ringcraft.jar" },
    },
    {
      text: "java.lang.RuntimeException: Failed to setup mod Ring Craft (/srv/mods/ringcraft-1.0.jar)",
      parameters: { file: "ringcraft-1.0.jar" },
    },
  ],
  counterSamples: [
    "[main/DEBUG]: Found valid mod file ringcraft.jar with {ringcraft} mods",
    "<Steve> File a.jar is not a valid mod file",
  ],
} satisfies LineSamples;
