import type { WholeLogSamples } from "../samples.ts";

const server = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[10:00:09] [Server thread/INFO]: Done (3.211s)! For help, type "help"
`;

export default {
  samples: [
    {
      text: `${server}[10:02:11] [Server thread/ERROR]: Failed to save the ledger of harbours
java.lang.IllegalStateException: page 70 is bound twice
	at net.minecraft.nbt.CompoundTag.write(CompoundTag.java:120)
	at net.minecraft.world.level.saveddata.SavedData.save(SavedData.java:40)
[10:12:11] [Server thread/INFO]: Stopping the server
`,
      parameters: {
        said: "Failed to save the ledger of harbours",
        cause: "IllegalStateException: page 70 is bound twice",
      },
      only: ["server"],
    },
    {
      // A thread that ends is told at whatever level.
      text: `${server}[10:02:11] [Harbour Watch/INFO] [STDERR/]: [java.lang.ThreadGroup:uncaughtException:1052]: java.lang.IllegalArgumentException: the tide is negative
[10:02:11] [Harbour Watch/INFO] [STDERR/]: [java.lang.ThreadGroup:uncaughtException:1052]: 	at java.lang.Thread.sleep(Native Method)
[10:02:11] [Harbour Watch/INFO] [STDERR/]: [java.lang.ThreadGroup:uncaughtException:1052]: 	at net.minecraft.server.ServerHangWatchdog.run(ServerHangWatchdog.java:40)
`,
      parameters: { cause: "IllegalArgumentException: the tide is negative" },
      only: ["server"],
    },
    {
      // A start that comes to nothing.
      text: `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[10:00:01] [Server thread/INFO]: Loading properties
[10:00:01] [Server thread/ERROR]: The harbour master refuses ships of this flag
[10:00:01] [Server thread/INFO]: Stopping server
`,
      parameters: { when: "start", said: "The harbour master refuses ships of this flag" },
      only: ["server"],
    },
    {
      // A game that never got to its menu.
      text: `[10:00:00] [main/INFO]: ModLauncher running: args [--username, Alex, --launchTarget, forgeclient]
[10:00:01] [main/ERROR]: Ships that have no harbour:
	'galleon', asked for by 'armada'
[10:00:02] [main/INFO]: Loading sails
`,
      parameters: { when: "start", said: "Ships that have no harbour: / 'galleon', asked for by 'armada'" },
      only: ["client"],
    },
  ],
  counterSamples: [
    // A block without a model.
    `${server}[10:02:11] [Server thread/ERROR]: Exception loading model for variant lamps:bulb#normal
net.minecraft.client.renderer.block.model.ModelBlockDefinition$MissingVariantException: null
	at net.minecraft.client.renderer.block.model.ModelBlockDefinition.getVariant(ModelBlockDefinition.java:70)
`,
    // Of one that came up, nobody knows what it means.
    `${server}[10:02:11] [Server thread/ERROR]: The harbour master refuses ships of this flag
`,
    // What is only remarked, and what the network or a file that is not there yet did.
    `${server}[10:02:11] [Server thread/WARN]: Could not read the ledger of harbours
java.lang.IllegalStateException: page 70 is bound twice
	at net.minecraft.nbt.CompoundTag.write(CompoundTag.java:120)
`,
    `${server}[10:02:11] [main/ERROR]: Failed to load properties from file: server.properties
java.nio.file.NoSuchFileException: server.properties
	at sun.nio.fs.UnixException.translateToIOException(UnixException.java:92)
`,
    `${server}[10:02:11] [IO-Worker-1/ERROR]: Couldn't connect to realms
net.minecraft.client.realms.exception.RealmsServiceException: Realms authentication error with message 'Invalid session id'
	at net.minecraft.client.realms.RealmsClient.execute(RealmsClient.java:400)
`,
  ],
} satisfies WholeLogSamples;
