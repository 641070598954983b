import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 3/ERROR]: [Lamps] The lamps of Alex are lost\njava.lang.IllegalStateException: dark\n\tat org.example.lamps.Store.load(Store.java:41) ~[Lamps-1.0.jar:?]\n\tat java.lang.Thread.run(Thread.java:1583) ~[?:?]\n",
      only: [],
      parameters: { plugin: "Lamps", cause: "IllegalStateException: dark" },
    },
    {
      text: '[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Lamps-Worker/ERROR]: Exception in thread "Lamps-Worker" java.lang.NullPointerException: lamp\n\tat Lamps-1.0.jar//org.example.lamps.Scan.run(Scan.java:33)\n\tat java.base/java.lang.Thread.run(Thread.java:1583)\n',
      only: [],
      parameters: { plugin: "Lamps", cause: "NullPointerException: lamp" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Server thread/WARN]: java.lang.IllegalArgumentException: No enum constant org.bukkit.Material.LAMB\n[10:00:02] [Server thread/WARN]: \tat java.base/java.lang.Enum.valueOf(Enum.java:293)\n[10:00:02] [Server thread/WARN]: \tat Lamps-1.0.jar//org.example.lamps.Lamps.onEnable(Lamps.java:18)\n[10:00:02] [Server thread/WARN]: \tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:279)\n",
      only: [],
      parameters: { plugin: "Lamps", cause: "IllegalArgumentException: No enum constant org.bukkit.Material.LAMB" },
    },
    {
      text: '[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Server thread/WARN]: [Lamps] java.lang.NumberFormatException: For input string: "lit"\n[10:00:02] [Server thread/WARN]: [Lamps] \tat java.base/java.lang.Integer.parseInt(Integer.java:668)\n[10:00:02] [Server thread/WARN]: [Lamps] \tat Lamps-1.0.jar//org.example.lamps.Joined.on(Joined.java:18)\n[10:00:02] [Server thread/WARN]: [Lamps] \tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70)\n',
      only: [],
      parameters: { plugin: "Lamps", cause: 'NumberFormatException: For input string: "lit"' },
    },
    {
      text: "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.15-SNAPSHOT:0000000:1500\n10:00:01 [INFO] Loaded plugin Lamps version 1.0 by Alex\n10:00:02 [INFO] Listening on /0.0.0.0:25577\n10:01:00 [SEVERE] java.lang.NullPointerException\n10:01:00 [SEVERE] \tat org.example.lamps.Joined.on(Joined.java:36)\n10:01:00 [SEVERE] \tat java.lang.reflect.Method.invoke(Method.java:498)\n10:01:00 [SEVERE] \tat net.md_5.bungee.event.EventHandlerMethod.invoke(EventHandlerMethod.java:19)\n10:01:00 [SEVERE] \tat net.md_5.bungee.event.EventBus.post(EventBus.java:46)\n",
      only: [],
      parameters: { plugin: "Lamps", cause: "NullPointerException" },
    },
    {
      text: "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.15-SNAPSHOT:0000000:1500\n10:00:01 [INFO] Loaded plugin Lamps version 1.0 by Alex\n10:00:02 [INFO] Listening on /0.0.0.0:25577\n10:01:00 [SEVERE] java.lang.NullPointerException\n10:01:00 [SEVERE] \tat Joined.on(Joined.java:36)\n10:01:00 [SEVERE] \tat java.lang.reflect.Method.invoke(Method.java:498)\n10:01:00 [SEVERE] \tat net.md_5.bungee.event.EventHandlerMethod.invoke(EventHandlerMethod.java:19)\n",
      only: [],
      parameters: { plugin: "Lamps", place: "Joined.on, Joined.java:36", culprit: null },
    },
    {
      // Nothing but a trace, as people ask about it.
      text: "java.lang.NullPointerException\n\tat com.example.shop.Shop.onClick(Shop.java:12)\n\tat org.bukkit.plugin.java.JavaPluginLoader$1.execute(JavaPluginLoader.java:306)\n\tat org.bukkit.plugin.SimplePluginManager.callEvent(SimplePluginManager.java:500)\n\tat java.lang.Thread.run(Thread.java:745)\n",
      parameters: { plugin: "shop" },
      only: [],
    },
    {
      // Paper takes what ticked out of the world, and goes on.
      text: "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:05:02] [Server thread/ERROR]: Entity threw exception at world:10.5,64.0,-3.25\njava.lang.IllegalStateException: dark\n\tat org.example.lamps.Moth.tick(Moth.java:41) ~[Lamps-1.0.jar:?]\n\tat net.minecraft.server.level.ServerLevel.tickNonPassenger(ServerLevel.java:1100) ~[paper-1.20.4.jar:git-Paper-499]\n",
      only: [],
      parameters: { plugin: "Lamps", cause: "IllegalStateException: dark" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:01] [Server thread/INFO]: [Bells] Enabling Bells v1.0\n[10:05:02] [Server thread/ERROR]: Failed to handle packet net.minecraft.network.protocol.game.ServerboundUseItemPacket@1b2c3d, suppressing error\njava.lang.IllegalStateException: dark\n\tat org.example.lamps.Injected.use(Injected.java:41) ~[Lamps-1.0.jar:?]\n\tat net.minecraft.server.network.ServerGamePacketListenerImpl.handleUseItem(ServerGamePacketListenerImpl.java:1700) ~[paper-1.20.4.jar:git-Paper-499]\n",
      only: [],
      parameters: { plugin: "Lamps", cause: "IllegalStateException: dark" },
    },
    {
      // An excerpt, in which that plugin is not listed.
      text: "[10:00:02] [Server thread/INFO]: [Lamps] Looking for lamps\n[10:00:02] [Server thread/WARN]: java.lang.IllegalStateException: dark\n[10:00:02] [Server thread/WARN]: \tat org.example.lamps.Scan.run(Scan.java:33)\n[10:00:02] [Server thread/WARN]: \tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:250)\n[10:00:02] [Server thread/WARN]: \tat org.bukkit.craftbukkit.v1_7_R1.CraftServer.loadPlugin(CraftServer.java:393)\n[10:00:03] [Server thread/INFO]: [Bells] Enabling Bells v2.12\n",
      only: [],
      parameters: { plugin: "lamps", cause: "IllegalStateException: dark" },
    },
    {
      // A plugin that catches all that its own start throws.
      text: '[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Server thread/INFO]: [Lamps] Fatal unexpected error while enabling plugin:\n \njava.lang.NullPointerException\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:18)\n\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:263)\n[10:00:03] [Server thread/INFO]: Done (2.1s)! For help, type "help"\n',
      only: [],
      parameters: { plugin: "Lamps", cause: "NullPointerException", place: "Lamps.onEnable, Lamps.java:18" },
    },
    {
      // Nukkit does not say whose task it was.
      text: "2020-6-1 10:00:00 [INFO] Loading nukkit.yml...\n2020-6-1 10:00:01 [INFO] Lamps v1.0 yükleniyor\n2020-6-1 10:00:01 [INFO] Lamps v1.0 etkinleştiriliyor\n2020-6-1 10:00:09 [CRITICAL] Exception while invoking run\njava.lang.NullPointerException\n\tat org.example.glow.Lamps.onRun(Lamps.java:18)\n\tat cn.nukkit.scheduler.TaskHandler.run(TaskHandler.java:99)\n\tat cn.nukkit.Server.tick(Server.java:996)\n",
      only: [],
      parameters: { plugin: "Lamps", cause: "NullPointerException", place: "Lamps.onRun, Lamps.java:18" },
    },
  ],
  counterSamples: [
    '[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Server thread/INFO]: [Lamps] All lamps are lit:\njava.lang.NullPointerException\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:18)\n\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:263)\n[10:00:03] [Server thread/INFO]: Done (2.1s)! For help, type "help"\n',
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 3/ERROR]: [Lamps] No statistics were sent\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.bstats.Metrics.sendData(Metrics.java:210) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:09:00] [Server thread/INFO]: Stopping server\n[10:09:00] [Server thread/INFO]: [Lamps] Disabling Lamps v1.0\n[10:09:00] [Server thread/ERROR]: [Lamps] The last lamp stays on\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.Lamps.onDisable(Lamps.java:21) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 3/ERROR]: [Lamps] Could not look for updates\njava.net.UnknownHostException: updates.example.org\n\tat org.example.lamps.Updates.look(Updates.java:41) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 3/WARN]: [Lamps] A lamp is skipped\njava.lang.IllegalStateException: dark\n\tat org.example.lamps.Store.load(Store.java:41) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 1/WARN]: java.io.IOException: Server returned HTTP response code: 403 for URL: https://example.org\n[10:00:02] [Craft Scheduler Thread - 1/WARN]: \tat Lamps-1.0.jar//org.example.lamps.Updates.look(Updates.java:22)\n[10:00:02] [Craft Scheduler Thread - 1/WARN]: \tat org.bukkit.craftbukkit.scheduler.CraftTask.run(CraftTask.java:78)\n",
    "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.15-SNAPSHOT:0000000:1500\n10:00:01 [INFO] Loaded plugin Lamps version 1.0 by Alex\n10:01:00 [SEVERE] java.net.ConnectException: refused\n10:01:00 [SEVERE] \tat io.netty.channel.A.b(A.java:36)\n",
  ],
} satisfies WholeLogSamples;
