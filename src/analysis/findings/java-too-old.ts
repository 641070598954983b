import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/** Class file 52 is Java 8, 65 is Java 21. */
const javaOf = (classFile: string) => String(Number.parseInt(classFile, 10) - 44);
const plain = (version: string) => version.replace(/^1\.(?=\d)/, "");

export default finding({
  code: "java-too-old",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "java.lang.UnsupportedClassVersionError: ",
    "Unsupported Java detected (",
    "requires running the server with Java ",
    "requires at least Java ",
    "and above require the use of Java ",
    "could not be set. Level is not supported by the active JRE",
    "*** ERROR *** BungeeCord requires Java ",
    "Could not find or load main class @",
    "Unrecognized option: --add-",
    "Unrecognized option: -p",
    "(java), but only the wrong version is present: ",
    "requires {java @ [>=",
    "This instance is not compatible with Java version ",
    "You are using an outdated version of Java (",
    "ClassNotFoundException: java.lang.invoke.LambdaMetafactory",
  ],
  pattern:
    /^[^\n<]{0,300}(?:UnsupportedClassVersionError|Unsupported Java detected \(|requires running the server with Java|requires at least Java|and above require the use of Java|The requested compatibility level JAVA_|BungeeCord requires Java|load main class @(?:user_jvm_args|libraries)|Unrecognized option: (?:--add-(?:modules|opens|exports)|-p\s)|requires (?:at least )?version|requires \{java @|This instance is not compatible with Java version|You are using an outdated version of Java \(|ClassNotFoundException: java\.lang\.invoke\.LambdaMetafactory)/,
  parameters: (_, place) => {
    const line = place.text.split("\n", 1)[0]!.replace(/\r$/, "").slice(0, 3000);
    let m: RegExpExecArray | null;
    // A part of Java since 8.
    if (line.includes("invoke.LambdaMetafactory"))
      return isRepeated(place, "invoke.LambdaMetafactory") ? null : { required: "8", used: undefined };
    if (line.includes("UnsupportedClassVersionError")) {
      // Plugins have a finding of their own.
      if (
        /InvalidPluginException|Could not load (?:plugin )?'|Could not load plugin from file|Unable to load plugin|Error loading plugin|Failed to (?:open|load) plugin/.test(
          place.entry.slice(0, 1500),
        )
      )
        return null;
      if (isRepeated(place, "UnsupportedClassVersionError")) return null;
      m =
        /class file version (\d{2,3})(?:\.\d{1,5})?\), this version of the Java Runtime only recognizes class file versions up to (\d{2,3})/.exec(
          line,
        );
      // One mod that is made for a newer game: the others run on this Java.
      const mod = /(?:provided by '|Failed to create mod instance\. ModID: )([\w.-]{1,64})/.exec(
        place.entry.slice(0, 3000),
      );
      if (m) return { required: javaOf(m[1]!), used: javaOf(m[2]!), mod: mod?.[1] };
      m = /Unsupported major\.minor version (\d{2,3})/.exec(line) ?? /class file version (\d{2,3})/.exec(line);
      if (m) return { required: javaOf(m[1]!), used: undefined };
      // OpenJ9: JVMCFRE003 bad major version; class=a/B, offset=6
      return /JVMCFRE003 bad major version|bad major version/.test(line)
        ? { required: undefined, used: undefined }
        : null;
    }
    m =
      /Unsupported Java detected \((\d{2,3})(?:\.\d{1,3}){0,2}[^\s)]{0,12}\)\. This version of Minecraft requires at least Java (\d{1,3})/.exec(
        line,
      );
    // A class file version, or since 1.21 the version of Java itself.
    if (m) return { required: m[2]!, used: Number(m[1]) > 44 ? javaOf(m[1]!) : m[1]! };
    if (line.includes("Unsupported Java detected")) return null;
    m = /requires running the server with Java (\d{1,3}) or above/.exec(line);
    if (m) return { required: m[1]!, used: undefined };
    m =
      /^(?:Minecraft|Paper|Purpur|Folia|Velocity|Waterfall|Forge|NeoForge|Fabric|Quilt|Geyser|Mohist|Arclight|The server|This server|The game)[^\n]{0,60} requires at least Java (\d{1,3})/.exec(
        line.replace(/^\[[^\n]{0,80}\]: /, ""),
      );
    if (m) return { required: m[1]!, used: undefined };
    m = /and above require the use of Java (\d{1,3})/.exec(line);
    if (m) return { required: m[1]!, used: undefined };
    m = /compatibility level JAVA_(\d{1,3}) could not be set\.[^\n]{0,120}?(?:\(Java (\d{1,3}))?(?:,|\)|$)/.exec(line);
    if (m) return isRepeated(place, "The requested compatibility level JAVA_") ? null : { required: m[1]!, used: m[2] };
    m = /BungeeCord requires Java (\d{1,3})/.exec(line);
    if (m) return { required: m[1]!, used: undefined };
    if (/load main class @(?:user_jvm_args|libraries)|Unrecognized option: /.test(line))
      return { required: "17", used: "8" };
    m =
      /requires (?:at least )?version (?:\[?>?=?)?(\d{1,3})[^\n]{0,60}\(java\), but only the wrong version is present: (?:1\.)?(\d{1,3})/.exec(
        line,
      );
    if (m) {
      const [, mod, id] = /Mod '([^'\n]{1,100})' \(([\w.-]{1,64})\)/.exec(line) ?? [];
      const wanting = id === "minecraft" ? undefined : mod;
      return Number(m[1]) > Number(m[2]) ? { required: m[1]!, used: m[2]!, mod: wanting } : null;
    }
    m = /requires \{java @ \[>=(?:1\.)?(\d{1,3})/.exec(line);
    if (m) return isRepeated(place, "requires {java @") ? null : { required: m[1]!, used: undefined };
    m = /You are using an outdated version of Java \(([\d._]{1,20})\)[^\n]{0,80}?Java (\d{1,3})/.exec(line);
    if (m) return { required: m[2]!, used: plain(m[1]!) };
    m = /This instance is not compatible with Java version (\d{1,3})/.exec(line);
    if (!m) return null;
    const wanted = [
      ...place.text.slice(line.length, line.length + 600).matchAll(/^Java version (\d{1,3})\.?\r?$/gm),
    ].map((one) => one[1]!);
    return wanted.some((one) => Number(one) > Number(m[1])) ? { required: wanted.join(" / "), used: m[1]! } : null;
  },
  samples: [
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
});
