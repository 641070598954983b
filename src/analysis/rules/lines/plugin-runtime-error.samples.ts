import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[20:01:02] [Craft Scheduler Thread - 3 - WelcomeMat/ERROR]: Thread Craft Scheduler Thread - 3 - WelcomeMat failed main thread check: block remove\njava.lang.Throwable: null\n\tat org.example.mat.Mat.run(Mat.java:3) ~[WelcomeMat-1.4.jar:?]\n[20:01:02] [Craft Scheduler Thread - 3 - WelcomeMat/WARN]: [WelcomeMat] Plugin WelcomeMat v1.4 generated an exception while executing task 7\njava.lang.IllegalStateException: Asynchronous block remove!\n\tat org.example.mat.Mat.run(Mat.java:3) ~[WelcomeMat-1.4.jar:?]",
      parameters: { plugin: "WelcomeMat", action: null },
    },
    {
      text: "[20:01:02] [Server thread/WARN]: Could not pass incoming plugin message to WelcomeMat v1.4\njava.lang.NullPointerException",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "[20:01:02] [Craft Scheduler Thread - 3 - WelcomeMat/ERROR]: Thread Craft Scheduler Thread - 3 - WelcomeMat failed main thread check: block remove",
      parameters: { plugin: "WelcomeMat", action: "block remove" },
    },
    {
      text: "[20:01:02] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to WelcomeMat v1.4\norg.bukkit.event.EventException: null\n\tat org.bukkit.plugin.java.JavaPluginLoader$1.execute(JavaPluginLoader.java:310)",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "2012-01-02 20:01:02 [SEVERE] Could not pass event PLAYER_JOIN to Welcome Mat\njava.lang.NullPointerException",
      parameters: { plugin: "Welcome Mat" },
    },
    {
      text: "[20:01:02] [Server thread/WARN]: [WelcomeMat] Task #7 for WelcomeMat v1.4 generated an exception\njava.lang.NullPointerException",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "[20:01:02] [Craft Scheduler Thread - 3/WARN]: [WelcomeMat] Plugin WelcomeMat v1.4 generated an exception while executing task 12\njava.lang.IllegalStateException: x",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "[20:01:02] [Region Scheduler Thread #1/WARN]: [WelcomeMat] Location task for WelcomeMat v1.4 in world world at 3, 4 generated an exception\njava.lang.IllegalStateException: x",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: '2021-05-01 [10:00:00] [Asynchronous Worker #1 thread/CRITICAL]: Error: "The script tried to call a method on an incomplete object. Please ensure that the class definition "lamps\\wire\\Mode" of the object you are trying to operate on was loaded _before_ unserialize() gets called or provide an autoloader to load the class definition" (EXCEPTION) in "/data/virions/libwire/src/lamps/wire/WireTask" at line 12\n2021-05-01 [10:00:00] [Asynchronous Worker #1 thread/CRITICAL]: #0 pmsrc/src/pocketmine/scheduler/AsyncTask(85): lamps\\wire\\WireTask->onRun()\n2021-05-01 [10:00:00] [Asynchronous Worker #1 thread/CRITICAL]: #1 (): pocketmine\\scheduler\\AsyncTask->run()',
      parameters: {
        plugin: "libwire",
        meaning: "The class lamps\\wire\\Mode is not loaded in the asynchronous worker that needs it.",
      },
    },
    {
      text: '2018-06-01 [20:01:02] [Server thread/CRITICAL]: "Could not pass event \'pocketmine\\event\\player\\PlayerJoinEvent\' to \'Doors v1.0\': Call to undefined method pocketmine\\Player::sendDoor() on doors\\Main\n2018-06-01 [20:01:02] [Server thread/CRITICAL]: Error: "Call to undefined method pocketmine\\Player::sendDoor()" (EXCEPTION) in "/plugins/Doors/src/doors/Main" at line 12',
      parameters: {
        plugin: "Doors",
        meaning: "It calls pocketmine\\Player::sendDoor(), an undefined method, or the object is missing.",
      },
    },
    {
      text: '2018-06-01 [20:01:02] [Server thread/CRITICAL]: Error: "Call to undefined method doors\\Door::open()" (EXCEPTION) in "/plugins/Doors/src/doors/Main" at line 12',
      parameters: { plugin: "Doors" },
    },
    {
      text: '[20:01:02] [Server thread/CRITICAL]: TypeError: "Argument 1 must be of type int" (EXCEPTION) in "plugins/Doors.phar/src/doors/Main" at line 12',
      parameters: { plugin: "Doors" },
    },
    {
      text: "[20:01:02] [Netty Server IO #1/ERROR]: [ProtocolLib] Unhandled exception occurred in onPacketSending(PacketEvent) for WelcomeMat\njava.lang.NullPointerException\n\tat org.example.mat.Packets.on(Packets.java:5) ~[WelcomeMat-1.4.jar:?]\n\tat com.comphenix.protocol.injector.ListenerList.invoke(ListenerList.java:9) ~[ProtocolLib.jar:?]",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "[20:01:02 ERROR]: Couldn't pass LoginEvent to hubtools 1.0\njava.lang.NullPointerException",
      parameters: { plugin: "hubtools" },
    },
    {
      text: "[20:01:02] [Server thread/ERROR]: Could not pass StartedEngineEventImpl$Server to hubtools\njava.lang.NullPointerException",
      parameters: { plugin: "hubtools" },
    },
    {
      text: "[20:01:02] [Server thread/ERROR] [Sponge]: Could not pass ClientConnectionEvent$Join$Impl to Plugin{id=hubtools, name=Hub Tools, version=1.0}\njava.lang.NullPointerException",
      parameters: { plugin: "Hub Tools" },
    },
    {
      text: "20:01:02 [WARNING] Error dispatching event PostLoginEvent(player=Steve) to listener org.example.hub.JoinListener@5d1f2a\njava.lang.NullPointerException",
      parameters: { listener: "org.example.hub.JoinListener" },
    },
    {
      text: "20:01:02 [WARNING] Task net.md_5.bungee.scheduler.BungeeTask@6f1c encountered an exception\njava.lang.NullPointerException\n\tat org.example.mat.Mat.run(Mat.java:3) ~[WelcomeMat-1.4.jar:?]",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "[20:01:02] [Craft Scheduler Thread - 3 - WelcomeMat/ERROR]: Thread Craft Scheduler Thread - 3 - WelcomeMat failed main thread check: Cannot getEntities asynchronously\njava.lang.Throwable: null\n\tat org.example.mat.Mat.run(Mat.java:3) ~[WelcomeMat-1.4.jar:?]",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: '20:01:02 [ERROR] Could not pass event "cn.nukkit.event.player.PlayerJoinEvent" to "WelcomeMat v1.4": null on org.example.mat.Listener\njava.lang.NullPointerException',
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "[20:01:02] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to\norg.bukkit.event.EventException: null\n\tat org.bukkit.A.b(A.java:1) ~[mohist-1.20.1.jar:?]\nCaused by: java.lang.ClassCastException: a\n\tat org.example.mat.Mat.join(Mat.java:3) ~[WelcomeMat-1.4.jar:?]",
      parameters: { plugin: "WelcomeMat" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: #!#! [Skript] Severe Error:\n[10:00:00] [Server thread/ERROR]: #!#! The following plugins are likely related to this error:\n[10:00:00] [Server thread/ERROR]: #!#! - LampSK v1.2 (https://example.org/lampsk)\n[10:00:00] [Server thread/ERROR]: #!#! Stack trace:\n[10:00:00] [Server thread/ERROR]: #!#! java.lang.NullPointerException: no lamp\n[10:00:00] [Server thread/ERROR]: #!#!     at org.example.lampsk.EffGlow.execute(EffGlow.java:40)\n[10:00:00] [Server thread/ERROR]: #!#! Current trigger: on join (glow.sk, line 12)\n[10:00:00] [Server thread/ERROR]: #!#! Thread: Server thread\n[10:00:00] [Server thread/ERROR]: #!#! End of Error.",
      parameters: { plugin: "LampSK", place: "glow.sk:12", cause: "NullPointerException: no lamp" },
    },
  ],
  counterSamples: [
    "10:00:00 [INFO] Disabling plugins\n10:00:00 [INFO] Closing IO threads\n10:00:00 [WARNING] Error dispatching event ServerConnectEvent(player=Steve) to listener org.example.hub.JoinListener@5d1f2a\njava.util.concurrent.RejectedExecutionException: Task BungeeTask(id=4) rejected from java.util.concurrent.ThreadPoolExecutor@1[Terminated]\n\tat java.util.concurrent.ThreadPoolExecutor.reject(ThreadPoolExecutor.java:830)\n\tat org.example.hub.JoinListener.on(JoinListener.java:8)",
    '[20:01:02] [Server thread/CRITICAL]: Unhandled exception executing command \'mat buy\' in mat: Undefined array key 1\n[20:01:02] [Server thread/CRITICAL]: ErrorException: "Undefined array key 1" (EXCEPTION) in "plugins/FormAPI/src/acme/FormAPI/Form" at line 40\n[20:01:02] [Server thread/CRITICAL]: #0 plugins/WelcomeMat/src/WelcomeMat/Command(55): acme\\FormAPI\\Form->send(array[0])',
    "<Alex> Could not pass event PlayerJoinEvent to WelcomeMat v1.4",
    "[20:01:02] [Server thread/INFO]: The machine generated an exception to the rule",
    "[20:01:02] [Server thread/INFO]: Task force Alpha encountered an exceptionally large slime",
    "[20:01:02] [Tuinity Chunk System Worker #0/ERROR]: Thread Tuinity Chunk System Worker #0 failed main thread check: Accessing poi chunk off-main\njava.lang.Throwable: null\n\tat io.papermc.paper.util.TickThread.ensureTickThread(TickThread.java:65) ~[paper.jar:git-Paper-59]\n\tat net.minecraft.server.level.WorldGenRegion.setBlock(WorldGenRegion.java:321) ~[?:?]\n\tat com.google.common.collect.ImmutableList.forEach(ImmutableList.java:422) ~[guava.jar:?]\n\tat java.base/java.lang.Thread.run(Thread.java:833)",
    "[20:01:02] [Region Scheduler Thread #1/ERROR]: Thread failed main thread check: Cannot getEntities asynchronously, context=thread=Region Scheduler Thread #1",
    "[20:01:02] [Server thread/INFO]: Couldn't pass the ball to Steve",
    "[20:01:02] [Server thread/INFO]: Could not pass Events of the week to steve",
    '[20:01:02] [Server thread/CRITICAL]: Error: "x" (EXCEPTION) in "src/pocketmine/Server" at line 3',
  ],
} satisfies LineSamples;
