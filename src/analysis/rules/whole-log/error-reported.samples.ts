import type { WholeLogSamples } from "../samples.ts";

const server = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[10:00:09] [Server thread/INFO]: Done (3.211s)! For help, type "help"
`;

export default {
  samples: [
    {
      // Some lines of a log of which nothing says whose it is.
      text: `${"[10:02:10] [Server thread/INFO]: [Harbours] One more ledger is counted\n".repeat(8)}[10:02:11] [Server thread/ERROR]: The ledger of harbours cannot be read
java.lang.IllegalStateException: page 70 is bound twice
	at net.minecraft.nbt.CompoundTag.write(CompoundTag.java:120)
${"[10:02:12] [Server thread/INFO]: [Harbours] One more ledger is counted\n".repeat(8)}`,
      parameters: {
        said: "The ledger of harbours cannot be read",
        cause: "IllegalStateException: page 70 is bound twice",
      },
      only: [],
    },
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
      // Nothing but a trace.
      text: "Uncaught exception in the harbour\njava.lang.IllegalStateException: page 70 is bound twice\n\tat com.acme.harbour.Ledger.bind(Ledger.java:12)\n\tat com.acme.harbour.Main.main(Main.java:9)\n",
      parameters: { cause: "IllegalStateException: page 70 is bound twice", culprit: "harbour" },
      only: [],
    },
    {
      text: "[10:00:00] [Harbour Worker #1/ERROR]: Unable to invoke command /harbour for Alex\njava.lang.IllegalStateException: page 70 is bound twice\n\tat com.acme.harbour.Ledger.bind(Ledger.java:12) ~[?:?]\n",
      parameters: {
        said: "Unable to invoke command /harbour for Alex",
        cause: "IllegalStateException: page 70 is bound twice",
        culprit: "harbour",
      },
      only: [],
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
    {
      text: `It does this when I ring the bell:

[10:05:00] [Server thread/ERROR]: No bell
java.lang.ArithmeticException: / by zero
\tat org.example.lamps.Bell.ring(Bell.java:31)
\tat net.minecraft.server.MinecraftServer.m_5705_(MinecraftServer.java:814)
`,
      parameters: { said: "No bell", culprit: "lamps", place: "Bell.ring, Bell.java:31" },
      only: [],
    },
    {
      // Nothing but a trace, as people ask about it.
      text: `java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 3
\tat java.util.ArrayList.get(ArrayList.java:427)
\tat net.minecraft.class_1703.method_7611(class_1703.java:200)
\tat net.minecraft.class_310.method_1574(class_310.java:1789)
`,
      parameters: { cause: "IndexOutOfBoundsException: Index 5 out of bounds for length 3" },
      only: [],
    },
    {
      // What a server without mods calls an error is rare, and has to be looked at.
      text: `${server}[10:02:11] [Server thread/ERROR]: Unable to open harbour 3 of the coast
[10:02:11] [Server thread/ERROR]: Unable to open harbour 4 of the coast
`,
      parameters: { said: "Unable to open harbour 3 of the coast" },
      only: ["server"],
    },
    {
      // On one with mods, only what says plainly that something does not work.
      text: `[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeserver]
[10:00:01] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Starting minecraft server version 1.20.1
[10:00:09] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (3.211s)! For help, type "help"
[10:00:11] [Server thread/ERROR] [net.minecraftforge.harbours.HarbourAPI/]: Failed to load the harbours of the coast, ships will not work
`,
      parameters: { said: "Failed to load the harbours of the coast, ships will not work" },
      only: ["server"],
    },
    {
      // The last thing that is said asks for something, whatever level it has.
      text: `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[10:00:01] [Server thread/ERROR]: Failed to load properties from file: server.properties
[10:00:02] [Server thread/INFO]: You need to name the harbour master before ships can land. See harbour.txt.
`,
      parameters: {
        when: "start",
        said: "You need to name the harbour master before ships can land. See harbour.txt.",
      },
      only: ["server"],
    },
    {
      // Before it stops without ever having come up, a warning is the reason.
      text: `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[10:00:02] [Server thread/WARN]: **** NO ROOM IN THE HARBOUR!
[10:00:02] [Server thread/WARN]: Perhaps another ship lies there?
[10:00:02] [Server thread/INFO]: Stopping server
`,
      parameters: { when: "start", said: "**** NO ROOM IN THE HARBOUR! / Perhaps another ship lies there?" },
      only: ["server"],
    },
    {
      // Old Forge gave up long after a mod complained of something.
      text: `[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading
[10:00:02] [Server thread/ERROR] [Harbours/Harbours]: Ships of the coast are not there
${"[10:00:03] [Server thread/INFO] [Lanterns/Lanterns]: One more lantern is lit\n".repeat(24)}[10:00:04] [Server thread/INFO] [FML/]: The state engine was in incorrect state POSTINITIALIZATION and forced into state SERVER_STOPPED. Errors may have been discarded.
`,
      parameters: { when: "stopped" },
      only: ["server"],
    },
    {
      // Just before it did, that is the reason.
      text: `[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading
[10:00:02] [Server thread/ERROR] [Harbours/Harbours]: Ships of the coast are not there
[10:00:02] [Server thread/INFO] [FML/]: The state engine was in incorrect state POSTINITIALIZATION and forced into state SERVER_STOPPED. Errors may have been discarded.
`,
      parameters: { when: "start", said: "Ships of the coast are not there" },
      only: ["server"],
    },
    {
      // A service of one's own does not answer: whatever level that is told with.
      text: `${server}[10:02:11] [harbour-client-3/INFO]: [org.harbour.driver] Nobody answers
io.netty.channel.AbstractChannel$AnnotatedConnectException: Connection refused: localhost/127.0.0.1:27027
Caused by: java.net.ConnectException: Connection refused
	at sun.nio.ch.Net.pollConnect(Native Method)
`,
      parameters: { said: "[org.harbour.driver] Nobody answers" },
      only: ["server"],
    },
  ],
  counterSamples: [
    // What Mojang's launcher does not know of its own settings.
    `[Info: 2021-03-04 15:31:11.000000001: root_window_gtk.cpp(405)] RootWindowGtk::OnBrowserCreated
[Info: 2021-03-04 15:31:49.000000001: GameCallbacks.cpp(142)] Launcher/launcher (main) Info Preparing to launch minecraft client for 1.6.1
[Error: 2021-03-04 15:31:49.000000001: LampInterface.cpp(95)] lamps.configuration.id: Unknown key
[Info: 2021-03-04 15:31:53.000000001: GameCallbacks.cpp(142)] Launcher/launcher (main) Info Checking installations.
[Info: 2021-03-04 15:32:53.000000001: GameCallbacks.cpp(182)] Game/minecraft (Client thread) Info 2021-03-04 15:32:53 [CLIENT] [INFO] Setting user: Alex
[Info: 2021-03-04 15:33:53.000000001: GameCallbacks.cpp(182)] Game/minecraft (Client thread) Info 2021-03-04 15:33:53 [CLIENT] [INFO] Connecting to lamps.example.org, 25565
[Info: 2021-03-04 15:34:53.000000001: GameCallbacks.cpp(182)] Game/minecraft (Client thread) Info 2021-03-04 15:34:53 [CLIENT] [INFO] Stopping!`,
    // Whoever looks for servers on the internet.
    "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-0a0a0a0a-b100)...\n[10:00:01 INFO]: Done (1.2s)!\n[10:00:09 ERROR]: [initial connection] /192.0.2.5:5000: exception encountered in com.velocitypowered.proxy.connection.client.HandshakeSessionHandler@1a2b3c\nio.netty.handler.codec.CorruptedFrameException: Bad packet length\n",
    `[10:00:00] [Client thread/INFO]: Setting user: Alex
[10:00:02] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
[10:00:24] [Render thread/FATAL] [net.minecraftforge.eventbus.EventBus/EVENTBUS]: EventBus 0 shutting down - future events will not be posted.
java.lang.Exception: stacktrace
\tat net.minecraftforge.eventbus.EventBus.shutdown(EventBus.java:278) [eventbus-4.0.0.jar:?]
`,
    // What old Forge looks through, and does not need.
    `[10:00:00] [Client thread/INFO]: Setting user: Alex
[10:00:01] [Client thread/ERROR] [FML]: Unable to read a class file correctly
java.lang.IllegalArgumentException: null
\tat org.objectweb.asm.ClassReader.<init>(ClassReader.java:185) ~[asm-debug-all-5.2.jar:5.2]
\tat net.minecraftforge.fml.common.discovery.asm.ASMModParser.<init>(ASMModParser.java:57) [ASMModParser.class:?]
[10:00:02] [Client thread/INFO] [FML]: Forge Mod Loader has successfully loaded 4 mods
`,
    `${server}[10:02:11] [harbour-client-3/INFO]: [org.harbour.driver] Nobody answers
io.netty.channel.AbstractChannel$AnnotatedConnectException: Connection refused: harbour.example.org/192.0.2.7:27027
Caused by: java.net.ConnectException: Connection refused
	at sun.nio.ch.Net.pollConnect(Native Method)
`,
    // What fails as everything is closed, what looked for news, and what a pack has for mods that are not there.
    `${server}[10:02:11] [Server thread/INFO]: Stopping the server
[10:02:12] [Server thread/ERROR]: Shutdown failure!
java.util.ConcurrentModificationException
	at java.util.ArrayList$Itr.next(ArrayList.java:900)
`,
    `${server}[10:02:11] [Harbours/ERROR]: Failed to check for latest build
java.util.concurrent.TimeoutException
	at java.util.concurrent.CompletableFuture.timedGet(CompletableFuture.java:1)
`,
    `${server}[10:02:11] [Server thread/ERROR]: Failed to load model lamps:bulb/off.json
`,
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
