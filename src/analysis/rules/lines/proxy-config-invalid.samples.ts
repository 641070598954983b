import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '10:00:00 [SEVERE] Exception in thread "main" \n10:00:00 [SEVERE] java.lang.NullPointerException\n10:00:00 [SEVERE] \tat net.md_5.bungee.conf.YamlConfig.get(YamlConfig.java:120)\n10:00:00 [SEVERE] \tat net.md_5.bungee.conf.YamlConfig.getServers(YamlConfig.java:218)\n10:00:00 [SEVERE] \tat net.md_5.bungee.BungeeCord.start(BungeeCord.java:272)',
      parameters: { file: "config.yml (servers)" },
    },
    {
      text: "10:00:00 [ALLVARLIG] Exception in thread \"main\" \n10:00:00 [ALLVARLIG] java.lang.RuntimeException: Invalid configuration encountered - this is a configuration error and NOT a bug!\n10:00:00 [ALLVARLIG] \tat net.md_5.bungee.conf.YamlConfig.load(YamlConfig.java:1)\n10:00:00 [ALLVARLIG] Caused by: while parsing a block mapping\n in 'reader', line 31, column 5:\n        motd: 'A Lamp'\n        ^\nexpected <block end>, but found '<scalar>'\n in 'reader', line 32, column 7:\n          Lantern\n          ^",
      parameters: { file: "config.yml" },
    },
    {
      text: '10:00:00 [SEVERE] Exception in thread "main" \n10:00:00 [SEVERE] java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Integer\n10:00:00 [SEVERE] \tat net.md_5.bungee.conf.YamlConfig.getListeners(YamlConfig.java:264)',
      parameters: { file: "config.yml (listeners)" },
    },
    {
      text: "[10:00:02 ERROR]: Fallback server hub is not registered in your configuration!\n[10:00:02 ERROR]: Your configuration is invalid. Velocity will not start up until the errors are resolved.",
      parameters: { server: "hub" },
    },
    {
      text: "[10:00:02 ERROR]: You don't have a forwarding secret set. This is required for security.",
      parameters: { setting: "forwarding-secret-file" },
    },
    {
      text: "[10:00:02 ERROR]: Unable to read/load/save your velocity.toml. The server will shut down.\ncom.electronwill.nightconfig.core.io.ParsingException: Invalid bare key: motd text",
      parameters: { file: "velocity.toml", reason: "“Invalid bare key: motd text”" },
    },
    {
      text: "[10:00:00 ERROR]: Invalid compression level 12",
      parameters: { setting: "compression-level" },
    },
    {
      text: "[10:00:00 ERROR]: Can't parse your MOTD\njava.lang.RuntimeException: x",
      parameters: { setting: "motd" },
    },
    {
      text: "[10:00:00 ERROR]: Forced host 'play.example.org' does not contain any servers",
      parameters: { setting: "forced-hosts" },
    },
    {
      text: "[10:00:00 ERROR]: Unable to start\njava.lang.RuntimeException: The forwarding-secret-file does not exist.",
      parameters: { setting: "forwarding-secret-file" },
    },
    {
      text: "[10:00:00] [main/ERROR] [com.velocitypowered.proxy.config.VelocityConfiguration]: Server 'build' for forced host 'build.example.org' does not exist\n[10:00:00] [main/ERROR] [com.velocitypowered.proxy.VelocityServer]: Your configuration is invalid. Velocity will not start up until the errors are resolved.",
      parameters: { target: "build", host: "build.example.org" },
    },
    {
      text: 'Exception in thread "main" java.lang.IllegalArgumentException: Default server hub is not defined',
      parameters: { server: "hub" },
    },
    {
      text: "10:00:00 [SEVERE] Exception in thread \"main\" java.lang.RuntimeException: Invalid configuration encountered - this is a configuration error and NOT a bug!\n10:00:00 [SEVERE] \tat net.md_5.bungee.conf.YamlConfig.load(YamlConfig.java:1)\n10:00:00 [SEVERE] Caused by: mapping values are not allowed here\n10:00:00 [SEVERE]  in 'reader', line 31, column 9:\n10:00:00 [SEVERE]         arena:\n10:00:00 [SEVERE]             ^",
      parameters: {
        file: "config.yml",
        reason: "it has one colon too many, or the indentation is wrong",
        at: "line 31, setting arena",
      },
    },
  ],
  counterSamples: [
    "10:00:00 [SEVERE] Caused by: mapping values are not allowed here\n10:00:00 [SEVERE]  in 'reader', line 31, column 9:",
    "[10:00:02 INFO]: Loading localizations...",
    "<Alex> Fallback server hub is not registered in your configuration!",
  ],
} satisfies LineSamples;
