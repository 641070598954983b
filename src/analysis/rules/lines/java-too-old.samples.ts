import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "10:00:00 [ERROR] Using unsupported Java version! Minimum supported version is Java 17, found Java 11",
      parameters: { required: "17", used: "11" },
    },
    {
      text: "[12:00:00 ERROR]: Unsupported Java detected (17.0.8). This version of Minecraft requires at least Java 21. Check your Java version with the command 'java -version'.",
      parameters: { required: "21", used: "17" },
    },
    {
      text: "	 - Mod 'Quiet Caves' (quietcaves) 1.0 requires version 21 or later of 'OpenJDK 64-Bit Server VM' (java), but only the wrong version is present: 17!",
      parameters: { required: "21", used: "17", mod: "Quiet Caves" },
    },
    {
      text: "java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'quietcaves'!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:386)\nCaused by: java.lang.UnsupportedClassVersionError: com/acme/caves/Caves has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0",
      codes: ["java-too-old", "mod-entrypoint-failed"],
      parameters: { required: "21", used: "17", mod: "quietcaves" },
    },
    {
      text: `Error: LinkageError occurred while loading main class net.minecraft.bundler.Main
	java.lang.UnsupportedClassVersionError: net/minecraft/bundler/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0`,
      parameters: { required: "21", used: "17" },
    },
    {
      text: 'Exception in thread "main" java.lang.UnsupportedClassVersionError: net/minecraft/server/MinecraftServer : Unsupported major.minor version 52.0',
      parameters: { required: "8" },
    },
    {
      // A file of its own.
      text: "2012-07-20 19:10:59 [FINE] Found a zip or jar file mod_SkyOres.jar, attempting to load it\n2012-07-20 19:10:59 [WARNING] Failed to load mod class net/minecraft/server/mod_SkyOres.class in /srv/game/mods/mod_SkyOres.jar\n2012-07-20 19:10:59 [FINER] THROW\njava.lang.UnsupportedClassVersionError: net/minecraft/server/mod_SkyOres : Unsupported major.minor version 51.0\n\tat java.lang.ClassLoader.defineClass1(Native Method)",
      parameters: { required: "7", used: null, mod: "mod_SkyOres" },
    },
    {
      text: "java.lang.UnsupportedClassVersionError: org/example/kites/Kites : Unsupported major.minor version 52.0\n\tat java.lang.ClassLoader.defineClass1(Native Method)",
      parameters: { required: "8", mod: null, class: "org.example.kites.Kites" },
    },
    {
      text: "Unsupported Java detected (55.0). This version of Minecraft requires at least Java 17. Check your Java version with the command 'java -version'.",
      parameters: { required: "17", used: "11" },
    },
    {
      text: "Minecraft 1.20.6 requires running the server with Java 21 or above. Download Java 21 (or above) from https://adoptium.net/",
      parameters: { required: "21" },
    },
    {
      text: "	 - Mod 'Minecraft' (minecraft) 1.20.4 requires version 17 or later of 'OpenJDK 64-Bit Server VM' (java), but only the wrong version is present: 8!",
      parameters: { required: "17", used: "8" },
    },
    {
      text: "java.lang.IllegalArgumentException: The requested compatibility level JAVA_17 could not be set. Level is not supported by the active JRE or ASM version (Java 8, ASM 9.1)",
      parameters: { required: "17", used: "8" },
    },
    {
      text: "This instance is not compatible with Java version 17.\nPlease switch to one of the following Java versions for this instance:\nJava version 21",
      parameters: { required: "21", used: "17" },
    },
    {
      text: "Unrecognized option: --add-opens=java.base/java.util.jar=cpw.mods.securejarhandler\nError: Could not create the Java Virtual Machine.",
      parameters: { required: "17", used: "8" },
    },
    {
      text: "java.lang.ClassNotFoundException: java.lang.invoke.LambdaMetafactory\n\tat java.net.URLClassLoader.findClass(URLClassLoader.java:372)",
      parameters: { required: "8" },
    },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: System Info: Java 21 (OpenJDK 64-Bit Server VM 21.0.2+13-LTS)",
    "Unsupported Java detected (67.0). Only up to Java 22 is supported.",
    "[12:00:00] [Server thread/INFO]: <Steve> java.lang.UnsupportedClassVersionError: class file version 65.0",
    "[12:00:00] [Server thread/ERROR]: Could not load 'plugins/New.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: a/B has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0",
    "[12:00:00] [main/INFO]: Compatibility level set to JAVA_17",
    "This instance is not compatible with Java version 17.\nPlease switch to one of the following Java versions for this instance:\nJava version 8",
  ],
} satisfies LineSamples;
