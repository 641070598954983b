import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // Paper reads the classes of a plugin before it loads it.
      text: "[10:00:02] [ServerMain/ERROR]: [EntrypointUtil] Failed to remap plugin jar 'plugins/Lamps-1.0.jar'\njava.lang.RuntimeException: Failed to remap plugin jar 'plugins/Lamps-1.0.jar'\n\tat io.papermc.paper.pluginremap.PluginRemapper.lambda$remap$6(PluginRemapper.java:377)\nCaused by: java.lang.RuntimeException: java.lang.IllegalArgumentException: Unsupported class file major version 68",
      parameters: { plugin: "Lamps-1.0", java: "24" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Error occurred while enabling Signs v6.3 (Is it up to date?)\njava.lang.UnsupportedClassVersionError: org/example/signs/Editor has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 63.0\n\tat java.lang.ClassLoader.defineClass1(Native Method) ~[?:?]",
      parameters: { plugin: "Signs", java: "21" },
    },
    {
      text: "[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Carts-2.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: org/example/Carts has been compiled by a more recent version of the Java Runtime (class file version 61.0), this version of the Java Runtime only recognizes class file versions up to 52.0\n\tat org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:149)\nCaused by: java.lang.UnsupportedClassVersionError: org/example/Carts has been compiled by a more recent version of the Java Runtime (class file version 61.0), this version of the Java Runtime only recognizes class file versions up to 52.0",
      parameters: { plugin: "Carts-2", java: "17" },
    },
    {
      text: "2014-07-07 07:07:07 [SEVERE] Could not load 'plugins/Carts.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: org/example/Carts : Unsupported major.minor version 52.0",
      parameters: { plugin: "Carts", java: "8" },
    },
    {
      text: "[07:07:07 ERROR]: Unable to load plugin plugins/carts-2.jar\njava.lang.UnsupportedClassVersionError: org/example/Carts has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0",
      parameters: { plugin: "carts-2", java: "21" },
    },
    {
      text: "[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Carts-3.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.IllegalArgumentException: Unsupported class file major version 65",
      parameters: { plugin: "Carts-3", java: "21" },
    },
  ],
  counterSamples: [
    "<Alex> UnsupportedClassVersionError: Foo (class file version 61.0)",
    'Exception in thread "main" java.lang.UnsupportedClassVersionError: net/minecraft/server/Main has been compiled by a more recent version of the Java Runtime (class file version 61.0), this version of the Java Runtime only recognizes class file versions up to 52.0',
  ],
} satisfies LineSamples;
