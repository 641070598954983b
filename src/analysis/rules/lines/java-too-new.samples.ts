import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 1/2/26, 10:00 AM\nDescription: Exception in server tick loop\n\njava.lang.NoSuchMethodError: 'void sun.misc.Unsafe.ensureClassInitialized(java.lang.Class)'\n\tat com.acme.launch.Fields.set(Fields.java:31)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tJava Version: 25.0.1, Acme",
      parameters: { used: "25" },
    },
    {
      text: "[12:00:00] [Server thread/ERROR]: Error occurred while enabling Towers v3.1 (Is it up to date?)\njava.lang.NoSuchFieldException: modifiers\n\tat java.lang.Class.getDeclaredField(Class.java:2610) ~[?:?]\n\tat com.example.towers.Towers.onEnable(Towers.java:20) ~[Towers-3.1.jar:?]",
      codes: ["java-too-new", "plugin-enable-failed"],
      parameters: { plugin: "Towers" },
    },
    {
      text: 'Exception in thread "main" java.lang.UnsupportedOperationException: The Security Manager is deprecated and will be removed in a future release\n\tat java.base/java.lang.System.setSecurityManager(System.java:430)\n\tat net.minecraft.launchwrapper.Launch.main(Launch.java:28)',
      parameters: {},
    },
    {
      text: "java.lang.IllegalArgumentException: Class file major version 65 is not supported\n\tat org.objectweb.asm.ClassReader.<init>(ClassReader.java:195)",
      parameters: { used: "21" },
    },
    {
      text: "Inconsistency detected by ld.so: dl-lookup.c: 111: check_match: Assertion `version->filename == NULL || ! _dl_name_match_p (version->filename, map)' failed!",
      parameters: {},
    },
    {
      text: "Unsupported Java detected (67.0). Only up to Java 22 is supported.",
      parameters: { used: "23", supported: "22" },
    },
    {
      text: "Exception in thread \"main\" java.lang.ClassCastException: class jdk.internal.loader.ClassLoaders$AppClassLoader cannot be cast to class java.net.URLClassLoader (jdk.internal.loader.ClassLoaders$AppClassLoader and java.net.URLClassLoader are in module java.base of loader 'bootstrap')\n\tat net.minecraft.launchwrapper.Launch.<init>(Launch.java:34)",
      parameters: { supported: "8" },
    },
    {
      text: "java.lang.IllegalArgumentException: Unsupported class file major version 61\n\tat org.objectweb.asm.ClassReader.<init>(ClassReader.java:195)",
      parameters: { used: "17" },
    },
    {
      // What a plugin brings along to read classes with is older than the server and its Java.
      text: "[12:00:00] [Server thread/WARN]: java.lang.IllegalArgumentException: Unsupported class file major version 65\n[12:00:00] [Server thread/WARN]: \tat Glow-4.0.jar//org.example.glow.libs.asm.ClassReader.<init>(ClassReader.java:199)\n[12:00:00] [Server thread/WARN]: \tat Glow-4.0.jar//org.example.glow.Glow.onLoad(Glow.java:20)",
      parameters: { plugin: "Glow", used: "21" },
    },
    {
      text: "This instance is not compatible with Java version 21.\nPlease switch to one of the following Java versions for this instance:\nJava version 8",
      parameters: { used: "21", supported: "8" },
    },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeserver] java version 17.0.9",
    "Unsupported Java detected (52.0). This version of Minecraft requires at least Java 17. Check your Java version with the command 'java -version'.",
    "[12:00:00] [Server thread/INFO]: <Steve> Unsupported class file major version 61",
    "This instance is not compatible with Java version 17.\nPlease switch to one of the following Java versions for this instance:\nJava version 21",
    "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n[10:00:02] [Server thread/WARN]: java.lang.NoSuchFieldException: ucp\n\tat java.base/java.lang.Class.getDeclaredField(Class.java:2782)\n\tat org.example.ropes.libs.Loading.open(Loading.java:17)",
  ],
} satisfies LineSamples;
