import { type MadeUpBundle, text } from "./made-up-bundle.ts";

const waterfall = text`
[20:00:01] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.20-R0.2-SNAPSHOT:e3f9b1c:571
[20:00:02] [main/INFO]: Listening on /0.0.0.0:25577
[20:04:11] [Netty Worker IO Thread #1/INFO]: [/10.0.0.7:50120] <-> InitialHandler has connected
[20:04:12] [Netty Worker IO Thread #1/ERROR]: io.netty.channel.AbstractChannel$AnnotatedConnectException: Connection refused: no further information: localhost/127.0.0.1:25571
[20:04:12] [Netty Worker IO Thread #1/INFO]: [Solveig] disconnected with: Could not connect to a default or fallback server. Incorrectly configured address/port/firewall? 
`;

/** What ended, or had not begun, says only the other file. */
export const endsOfTwoFiles: MadeUpBundle[] = [
  {
    name: "Waterfall is refused, and the server behind it starts five minutes later, with a plugin that does not load",
    files: {
      "proxy.log": `${waterfall}[20:12:40] [Netty Worker IO Thread #2/ERROR]: io.netty.channel.AbstractChannel$AnnotatedConnectException: Connection refused: no further information: localhost/127.0.0.1:25572\n`,
      "hub.log": text`
[20:09:30] [Server thread/INFO]: Starting minecraft server version 1.20.4
[20:09:31] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7ac24a1 on ver/1.20.4)
[20:09:32] [Server thread/INFO]: Starting Minecraft server on *:25571
[20:09:33] [Server thread/ERROR]: Could not load 'plugins/OldShop.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'OldShop'.
[20:09:48] [Server thread/INFO]: Done (15.310s)! For help, type "help"
[20:15:00] [Server thread/INFO]: Solveig joined the game
`,
    },
    answer: {
      code: "proxy-backend-down",
      parameters: { port: "25571", refused: "20:04", started: "20:09", others: ["25572"] },
      proofs: { "proxy.log": "127.0.0.1:25571", "hub.log": "*:25571" },
    },
  },
  {
    name: "Velocity is refused after the server behind it had been stopped",
    files: {
      "velocity.log": text`
[18:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-8f65a814-b382)...
[18:00:02 INFO]: Done (1.52s)!
[18:41:11 ERROR]: [connected player] Aino (/10.0.0.4:51112): unable to connect to server creative
io.netty.channel.AbstractChannel$AnnotatedConnectException: finishConnect(..) failed: Connection refused: /127.0.0.1:25573
`,
      "latest.log": text`
[17:58:00] [ServerMain/INFO]: Starting minecraft server version 1.20.4
[17:58:02] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7ac24a1 on ver/1.20.4)
[17:58:03] [Server thread/INFO]: Starting Minecraft server on 127.0.0.1:25573
[17:58:20] [Server thread/INFO]: Done (12.100s)! For help, type "help"
[18:36:00] [Server thread/INFO]: Stopping server
`,
    },
    answer: {
      code: "proxy-backend-down",
      parameters: { server: "creative", port: "25573", refused: "18:41", ended: "18:36" },
      proofs: { "velocity.log": "127.0.0.1:25573", "latest.log": "Stopping server" },
    },
  },
  {
    name: "Velocity waits for a server that takes connections and is not done with its start",
    files: {
      "velocity.log": text`
[18:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-8f65a814-b382)...
[18:00:02 INFO]: Done (1.52s)!
[18:41:11 INFO]: [server connection] Aino -> meadow has connected
[18:41:41 ERROR]: [server connection] Aino -> meadow: read timed out
[18:41:41 ERROR]: [connected player] Aino (/10.0.0.4:51112): unable to connect to server meadow
`,
      "latest.log": text`
[18:40:30] [ServerMain/INFO]: Starting minecraft server version 1.20.4
[18:40:32] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7ac24a1 on ver/1.20.4)
[18:40:50] [Server thread/INFO]: Starting Minecraft server on *:25573
[18:42:03] [Server thread/INFO]: Done (92.100s)! For help, type "help"
[18:45:00] [Server thread/INFO]: Aino joined the game
`,
    },
    answer: {
      code: "proxy-backend-down",
      parameters: { server: "meadow", waited: "18:41", ready: "18:42" },
      proofs: { "velocity.log": "read timed out", "latest.log": "Done (92.100s)" },
    },
  },
  {
    name: "Waterfall waits for one of two servers: the other had been done for long",
    files: {
      "proxy.log": text`
[20:00:01] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.20-R0.2-SNAPSHOT:e3f9b1c:571
[20:00:02] [main/INFO]: Listening on /0.0.0.0:25577
[20:09:58] [Netty Worker IO Thread #1/WARN]: [Solveig] <-> ServerConnector [hollow] - read timed out
[20:09:58] [Netty Worker IO Thread #1/INFO]: [Solveig] disconnected with: Could not connect to a default or fallback server. Incorrectly configured address/port/firewall? io.netty.handler.timeout.ReadTimeoutException
`,
      "hollow.log": text`
[20:09:10] [Server thread/INFO]: Starting minecraft server version 1.20.4
[20:09:12] [Server thread/INFO]: Starting Minecraft server on *:25571
[20:10:31] [Server thread/INFO]: Done (81.310s)! For help, type "help"
[20:15:00] [Server thread/INFO]: Solveig joined the game
`,
      "hub.log": text`
[20:00:10] [Server thread/INFO]: Starting minecraft server version 1.20.4
[20:00:12] [Server thread/INFO]: Starting Minecraft server on *:25572
[20:00:31] [Server thread/INFO]: Done (21.310s)! For help, type "help"
[20:15:00] [Server thread/INFO]: Odalys joined the game
`,
    },
    answer: {
      code: "proxy-backend-down",
      parameters: { server: "hollow", waited: "20:09", ready: "20:10" },
      proofs: { "proxy.log": "read timed out", "hollow.log": "Done (81.310s)" },
    },
  },
  {
    name: "the JVM dies in a thread that goes on while the game closes",
    files: {
      "hs_err_pid7731.log": text`
#
# A fatal error has been detected by the Java Runtime Environment:
#
#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ff8a1b20f40, pid=7731, tid=9120
#
# Problematic frame:
# C  [glfw.dll+0x20f40]
#

---------------  S U M M A R Y ------------

Command Line: -Xmx4G net.fabricmc.loader.impl.launch.knot.KnotClient --gameDir C:\games\.minecraft

Time: Sat Nov  9 22:41:07 2024  Windows 11 , 64 bit Build 22631 (10.0.22631.4391) elapsed time: 661.404 seconds (0d 0h 11m 1s)

---------------  T H R E A D  ---------------

Current thread (0x000001d2a0c11000):  JavaThread "Recipe search 2" daemon [_thread_in_native, id=9120]

Java frames: (J=compiled Java code, j=interpreted, Vv=VM code)
j  org.lwjgl.glfw.GLFW.glfwGetKey(JI)I+6
j  net.minecraft.class_3675.method_15987(JI)Z+2
`,
      "latest.log": text`
[22:30:06] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
[22:30:30] [Render thread/INFO]: Setting user: Wendeline
[22:41:04] [Server thread/INFO]: Stopping server
[22:41:06] [Render thread/INFO]: Stopping!
`,
    },
    answer: {
      code: "jvm-crash-closing",
      parameters: { thread: "Recipe search 2" },
      proofs: { "hs_err_pid7731.log": "", "latest.log": "Stopping" },
    },
  },
];
