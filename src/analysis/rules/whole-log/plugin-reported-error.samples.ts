import type { WholeLogSamples } from "../samples.ts";

const server = `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-700 (MC: 1.16.5) (Implementing API version 1.16.5-R0.1-SNAPSHOT)
[10:00:10] [Server thread/INFO]: [Lanterns] Enabling Lanterns v2.4
`;

export default {
  samples: [
    {
      // The reason is only in what was thrown.
      text: `${server}[10:00:11] [Server thread/ERROR]: [Lanterns] Unable to process vote from /203.0.113.4:40122\nio.netty.handler.codec.CorruptedFrameException: Could not decrypt data from /203.0.113.4:40122. Make sure the public key on the list is correct.\n\tat io.netty.handler.codec.ByteToMessageDecoder.callDecode(ByteToMessageDecoder.java:499)\n`,
      only: [],
      parameters: { plugin: "Lanterns", about: "vote" },
    },
    {
      // An excerpt that lists others, but not who speaks.
      text: "[10:00:01] [Server thread/INFO]: [Bells] Enabling Bells v2.1\n[10:00:02] [Server thread/WARN]: [Lamps] Lamp 'north' has an invalid LOCATION!\n[10:00:02] [Server thread/WARN]: [Lamps] Lamp 'north' was not loaded because its world does not exist\n[10:00:03] [Server thread/INFO]: [Bells] All bells ring\n",
      only: [],
      parameters: { plugin: "Lamps" },
    },
    {
      // Nothing in it says which server that is.
      text: "[10:00:02] [Lamps-1/WARN]: [Lamps] Could not reach the switchboard: java.net.ConnectException\n[10:00:05] [Lamps-1/WARN]: [Lamps] Could not reach the switchboard: java.net.ConnectException\n[10:00:08] [Lamps-1/WARN]: [Lamps] Could not reach the switchboard: java.net.ConnectException\n[10:00:09] [Server thread/INFO]: [Lamps] All lamps are dark\n",
      only: [],
      parameters: { plugin: "Lamps" },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] Your licence key is not valid, lamps stay dark\n`,
      only: [],
      parameters: { plugin: "Lanterns", about: "licence" },
    },
    {
      text: `${server}[10:00:11] [Server thread/INFO]: [Lanterns] Menu: The item north has an invalid item Material: LAMP_ITEM.\n`,
      only: [],
      parameters: { plugin: "Lanterns", about: "material" },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] Not switched on, nothing will be changed! Please execute /lamps on.\n`,
      only: [],
      parameters: { plugin: "Lanterns", about: null },
    },
    {
      text: `${server}[10:00:11] [Server thread/ERROR]: [Lanterns] Failed to start the webserver, port 8100 is already in use\n`,
      only: [],
      parameters: { plugin: "Lanterns", about: "port" },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] You must accept the download of lamps in order for Lanterns to work!\n`,
      only: [],
      parameters: { plugin: "Lanterns", about: "consent" },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] WARNING! The harbour part requires RopeLib! Switching it off...\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "WARNING! The harbour part requires RopeLib! Switching it off..." },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] World harbour does not exist, check lamps.yml\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "World harbour does not exist, check lamps.yml", cause: null },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] Configuration error in lamp
[10:00:11] [Server thread/WARN]: [Lanterns] --| Lamp: pier | File: lamps/pier.yml
[10:00:11] [Server thread/INFO]: [Lanterns] 3 lamps loaded
`,
      only: [],
      parameters: {
        plugin: "Lanterns",
        said: "Configuration error in lamp / Lamp: pier | File: lamps/pier.yml",
      },
    },
    {
      text: `${server}[10:00:11] [Server thread/INFO]: [Lanterns] [ERROR]: Nobody lights the lamp of the pier\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "Nobody lights the lamp of the pier" },
    },
    {
      text: `${server}[10:00:11] [Server thread/INFO]: [Lanterns] File plugins/Lanterns/errors.log exists and is not empty\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "File plugins/Lanterns/errors.log exists and is not empty" },
    },
    {
      text: `${server}[10:00:11] [Server thread/INFO]:
*****************************
   This release of Lanterns
   is made for 1.12.
   The plugin will be disabled.
*****************************
`,
      code: "plugin-disabled-itself",
      only: [],
      parameters: {
        plugin: "Lanterns",
        reason: "This release of Lanterns is made for 1.12. The plugin will be disabled",
      },
    },
    {
      text: `${server}[10:00:11] [Server thread/INFO]: [Lanterns] Unable to connect to the database.\n[10:00:12] [Server thread/INFO]: [Lanterns] Disabling Lanterns v1.0\n`,
      code: "plugin-database-failed",
      only: [],
      parameters: { plugin: "Lanterns", reason: "Unable to connect to the database" },
    },
    {
      text: `${server}[10:00:11] [Server thread/ERROR]: [Lanterns] The lamps cannot be read
java.lang.IllegalStateException: lamp 7 is not there
	at org.bukkit.craftbukkit.v1_16_R3.CraftServer.lamp(CraftServer.java:40) ~[paper.jar:?]
`,
      only: [],
      parameters: {
        plugin: "Lanterns",
        said: "The lamps cannot be read",
        cause: "IllegalStateException: lamp 7 is not there",
      },
    },
    {
      // A plugin's own file.
      text: `[02-03 10:00:00]: [INFO] 12 lamps are lit
[02-03 10:00:00]: [WARN] No oil found in lamps.yml! The pier will be disabled.
[02-03 10:00:01]: [WARN] Could not read the weather [FileNotFoundException]: plugins/Harbourlights/weather.db
[02-03 10:00:01]: java.io.FileNotFoundException: plugins/Harbourlights/weather.db (No such file or directory)
	at Harbourlights-5.4.jar//org.example.harbourlights.Weather.read(Weather.java:20)
	at org.bukkit.craftbukkit.scheduler.CraftTask.run(CraftTask.java:86)
`,
      only: [],
      parameters: { plugin: "Harbourlights", said: "No oil found in lamps.yml! The pier will be disabled." },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] \u65E0\u6CD5\u52A0\u8F7D\u706F\u7684\u914D\u7F6E\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "\u65E0\u6CD5\u52A0\u8F7D\u706F\u7684\u914D\u7F6E" },
    },
    {
      text: `${server}[10:00:11] [Server thread/WARN]: [Lanterns] No se pudo crear el mundo lampara\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "No se pudo crear el mundo lampara" },
    },
    {
      // A log that begins after midnight lists no plugins.
      text: `[00:00:00] [Server thread/INFO]: Alex issued server command: /spawn
[00:00:01] [Server thread/INFO]: [Essentials] CONSOLE issued server command: /broadcast hi
[00:00:11] [Craft Scheduler Thread - 12/WARN]: [Lanterns] Could not find the lamp of the pier
`,
      only: [],
      parameters: { plugin: "Lanterns", said: "Could not find the lamp of the pier" },
    },
    {
      text: `${server}[10:00:11] [Server thread/INFO]: [Lanterns] The section Pier in lamps.yml is invalid. Skipping.\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "The section Pier in lamps.yml is invalid. Skipping." },
    },
    {
      text: `${server}[10:00:11] [Server thread/ERROR]: \u001b[33;1m[\u001b[32;22mLanterns\u001b[33;1m] \u001b[0;39mOutdated RopeLib found! Please update to at least RopeLib 5.0.0 for Lanterns to work again!\u001b[0;39m\n`,
      only: [],
      parameters: {
        plugin: "Lanterns",
        said: "Outdated RopeLib found! Please update to at least RopeLib 5.0.0 for Lanterns to work again!",
      },
    },
    {
      text: `${server}[10:00:11] [Server thread/ERROR]: [Lanterns] No bot token has been set; nobody hears of it in Discord\n`,
      only: [],
      parameters: { plugin: "Lanterns", said: "No bot token has been set; nobody hears of it in Discord" },
    },
    {
      // The thread has its name.
      text: `[10:00:00] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.19-R0.1-SNAPSHOT:abc1234:500
[10:00:01] [main/INFO]: Loaded plugin Lanterns version 2.4 by Alex
[10:00:11] [Lanterns Pool Thread #2/INFO]: java.lang.IllegalStateException: No harbour
`,
      only: [],
      parameters: { plugin: "Lanterns", said: "java.lang.IllegalStateException: No harbour" },
    },
  ],
  counterSamples: [
    // A player's words through the console.
    "[10:00:01] [Server thread/INFO]: [Alex] could not find the lamp\n[10:00:02] [Server thread/INFO]: Alex left the game",
    // What the server says of each when it stops, and what somebody is proud of.
    `${server}[10:00:11] [Server thread/INFO]: [Lanterns] Disabling Harbour-Lanterns-Extensions v1.20.4-2\n`,
    `${server}[10:00:11] [Server thread/ALERT]: [Lanterns] All lamps are lit\n`,
    `${server}[10:00:11] [Server thread/ERROR]: [Lanterns] Disabling Lanterns\n`,
    `${server}[10:00:11] [Server thread/WARN]: [Lanterns] Could not check for updates\n`,
    `${server}[10:00:11] [Server thread/WARN]: [Lanterns] The harbour has 12 lamps\n`,
    `${server}[10:00:11] [Server thread/INFO]: [Lanterns] Kites was not found, going on without it\n`,
    // Nobody says whose it is.
    `${server}[10:00:11] [Server thread/WARN]: Could not find the lamp of the pier\n`,
    // Everyday trouble of the network.
    `${server}[10:00:11] [Server thread/ERROR]: [Lanterns] Could not ask for the weather
java.net.UnknownHostException: weather.example.org
	at org.example.lanterns.Weather.ask(Weather.java:40) ~[Lanterns.jar:?]
`,
  ],
} satisfies WholeLogSamples;
