import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/WARN]: Zip file ._lamps-1.0.jar failed to read properly, it will be ignored\njava.util.zip.ZipException: error in opening zip file\n\tat java.util.zip.ZipFile.open(Native Method)\n[10:00:01] [main/WARN]: Zip file ._rings.jar failed to read properly, it will be ignored\njava.util.zip.ZipException: error in opening zip file\n\tat java.util.zip.ZipFile.open(Native Method)",
      parameters: { files: ["._*.jar"], why: "macos" },
    },
    {
      text: "Error: Invalid or corrupt jarfile forge-1.20.1.jar",
      codes: ["jar-not-startable", "archive-corrupt"],
      parameters: { file: "forge-1.20.1.jar" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Error analyzing [mods/wood-1.0.jar]: \njava.util.zip.ZipException: zip END header not found\n\tat java.util.zip.ZipFile.open(ZipFile.java:10)",
      codes: ["archive-corrupt", "mod-file-invalid"],
      parameters: { file: "mods/wood-1.0.jar" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Failed to open pack C:\\Users\\me\\.minecraft\\resourcepacks\\Soft Wood v3.zip\njava.util.zip.ZipException: zip END header not found\n\tat java.util.zip.ZipFile.open(ZipFile.java:10)",
      parameters: { file: "C:\\Users\\me\\.minecraft\\resourcepacks\\Soft Wood v3.zip" },
    },
    { text: "Caused by: java.util.zip.ZipException: error in opening zip file", parameters: {} },
    {
      text: "[10:00:00] [main/ERROR]: Cannot read mods/wood-1.0.jar\njava.util.zip.ZipException: Invalid CEN header (invalid zip64 extra data field size)",
      parameters: { file: "mods/wood-1.0.jar" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Cannot unpack packs/wood.zip\njava.util.zip.ZipException: invalid entry CRC (expected 0x1 but got 0x2)",
      parameters: { file: "packs/wood.zip" },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Could not load 'plugins/Lamps-1.2.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: org/example/lamps/Wick
\tat org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:137)
Caused by: java.lang.NoClassDefFoundError: org/example/lamps/Wick
\tat java.lang.Class.forName0(Native Method)
Caused by: java.lang.ClassNotFoundException: org.example.lamps.Wick
\tat java.net.URLClassLoader.findClass(URLClassLoader.java:10)
Caused by: java.util.zip.ZipException: invalid stored block lengths
\tat java.util.zip.InflaterInputStream.read(InflaterInputStream.java:164)
\tat sun.misc.Resource.getBytes(Resource.java:124)
\tat java.net.URLClassLoader.defineClass(URLClassLoader.java:463)
[10:00:00] [Server thread/ERROR]: Could not load 'plugins/Kites.jar' in folder 'plugins'
org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml
\tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:186)
Caused by: org.yaml.snakeyaml.error.YAMLException: java.io.EOFException: Unexpected end of ZLIB input stream
\tat org.yaml.snakeyaml.Yaml.load(Yaml.java:411)
\tat org.bukkit.plugin.PluginDescriptionFile.<init>(PluginDescriptionFile.java:188)
[10:00:01] [Server thread/ERROR]: Error occurred while enabling Bells v2.0 (Is it up to date?)
java.lang.NoClassDefFoundError: org/example/bells/Rope
\tat org.example.bells.Bells.onEnable(Bells.java:20)
Caused by: java.lang.ClassNotFoundException: org.example.bells.Rope
\tat java.net.URLClassLoader.findClass(URLClassLoader.java:10)
Caused by: java.util.zip.ZipException: ZipFile invalid LOC header (bad signature)
\tat java.util.zip.ZipFile$ZipFileInputStream.read(ZipFile.java:966)
\tat jdk.internal.loader.Resource.getBytes(Resource.java:126)`,
      parameters: { files: ["Lamps-1.2", "Kites", "Bells"], why: "plugins" },
    },
    {
      // Of a mod.
      text: `[10:00:00] [main/ERROR]: Failed to load mods/lamps-1.0.jar
java.util.zip.ZipException: invalid distance too far back
\tat java.util.zip.InflaterInputStream.read(InflaterInputStream.java:164)
\tat java.net.URLClassLoader.findClass(URLClassLoader.java:10)`,
      parameters: { file: "mods/lamps-1.0.jar" },
    },
  ],
  counterSamples: [
    // Something else of a plugin is packed, too.
    "[10:00:00] [Server thread/ERROR]: Could not pass event LampEvent to Lamps v1.0\njava.util.zip.ZipException: invalid block type\n\tat java.util.zip.GZIPInputStream.read(GZIPInputStream.java:117)\n\tat org.example.lamps.Store.read(Store.java:9)",
    "java.util.zip.ZipException: incorrect data check",
    "[10:00:00] [Server thread/INFO]: <Alex> Error: Invalid or corrupt jarfile a.jar",
  ],
} satisfies LineSamples;
