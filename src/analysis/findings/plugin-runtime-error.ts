import { finding } from "../finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "plugin-runtime-error",
  severity: "error",
  joins: ["plugin", "cause"],
  role: "general",
  needles: [
    "Could not pass ",
    "generated an exception",
    "Couldn't pass ",
    "Error dispatching event ",
    ') in "plugins/',
    ') in "/',
    " by plugin ",
    "failed main thread check: ",
    " encountered an exception",
    "Unhandled exception occ",
  ],
  pattern:
    /^(?:[^\n<]{0,110}?(?:Could not pass event ['"]?[^\s'"]{1,150}['"]? to ?['"]?([^\n'"\r:]{0,150})|Could not pass (?=[\w.$]{1,60}Event)[A-Z][\w.$]{4,140} to (?:Plugin\{id=)?([a-z][a-z0-9_-]{1,63})(?=[,\r\n]|$)|(?:[Tt]ask (?:#\d{1,12} )?for|Plugin) ([^\n]{1,120}?) generated an exception|Task of '([^'\n]{1,80})' generated an exception|Couldn't pass (?!ProxyInitializeEvent|ProxyShutdownEvent)[A-Z]\w{1,80} to ([^\s]{1,100})|Error dispatching event [^\n]{1,300}? to listener ([^\s@]{1,150})|Exception in task [^\s]{1,150} by plugin ([^\s]{1,100})|Thread [^\n]{0,120}?failed main thread check: ([^\n,]{3,120})|Task ([^\s]{1,150}) encountered an exception|Unhandled exception occurr?ed in on\w{1,40}\([^\n)]{0,60}\) for ([\w.-]{1,80})|Could not pass incoming plugin message to ([^\n\r]{1,150}))|[^\n]{1,700}?[A-Z]\) in "(?:plugins)?\/([^/"\n]{1,120}))/,
  parameters(match, place) {
    const [, event, sponge, task, owner, velocity, listener, scheduled, thread, proxied, packets, messaged, file] =
      match;
    // The line names the thread only; the trace below names the plugin.
    // Some hybrids leave its name out, too.
    if (thread) {
      const worker = /Craft Scheduler Thread - \d{1,6} - ([^\n/\]]{1,80}?)(?:\/| failed main thread check)/.exec(
        match[0],
      )?.[1];
      // What was thrown for it is told for itself.
      if (place.between("Asynchronous ", "!").has(thread.trim())) return null;
      // Without a trace, what was thrown says it all again.
      return worker || /^\s{1,4}at /m.test(place.upTo(4000)) ? { action: thread.trim(), plugin: worker } : null;
    }
    if (event?.trim() === "" || proxied) return {};
    if (task) {
      // The head and the exception below it may say the same.
      if (earlierInEntry(place).includes("generated an exception")) return null;
      // Whatever else may do so, tasks are told of with the version of their plugin.
      if (!task.includes(" v")) return null;
      const said = match[0].slice(match[0].indexOf(`Plugin ${task}`));
      if (match[0].includes("UnhandledException: ") && place.before.includes(said)) return null;
    }
    // The line above says whose command it was.
    if (file && /Unhandled exception executing command ['"][^\n]{1,400}\n?$/.test(place.before.slice(-500)))
      return null;
    if (file && !/\((?:EXCEPTION|E_[A-Z_]{3,30})\) in "/.test(match[0].slice(-200))) return null;
    // Outside of the folder for plugins, only archives are some.
    if (file && !match[0].includes('in "plugins/') && !file.endsWith(".phar")) return null;
    const plugin =
      (event && withoutVersion(event)) ??
      sponge ??
      (task && withoutVersion(task)) ??
      owner ??
      velocity ??
      file?.replace(/\.(?:phar|php)$/, "").replace(/_v\d[\w.]{0,20}$/, "") ??
      scheduled ??
      // ProtocolLib, of who listens to packets through it.
      packets ??
      (messaged && withoutVersion(messaged));
    // BungeeCord names the class only.
    return plugin || listener ? { plugin, listener } : null;
  },
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
      parameters: { plugin: "hubtools" },
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
  ],
  counterSamples: [
    '[20:01:02] [Server thread/CRITICAL]: Unhandled exception executing command \'mat buy\' in mat: Undefined array key 1\n[20:01:02] [Server thread/CRITICAL]: ErrorException: "Undefined array key 1" (EXCEPTION) in "plugins/FormAPI/src/acme/FormAPI/Form" at line 40\n[20:01:02] [Server thread/CRITICAL]: #0 plugins/WelcomeMat/src/WelcomeMat/Command(55): acme\\FormAPI\\Form->send(array[0])',
    "<Alex> Could not pass event PlayerJoinEvent to WelcomeMat v1.4",
    "[20:01:02] [Server thread/INFO]: The machine generated an exception to the rule",
    "[20:01:02] [Server thread/INFO]: Task force Alpha encountered an exceptionally large slime",
    "[20:01:02] [Region Scheduler Thread #1/ERROR]: Thread failed main thread check: Cannot getEntities asynchronously, context=thread=Region Scheduler Thread #1",
    "[20:01:02] [Server thread/INFO]: Couldn't pass the ball to Steve",
    "[20:01:02] [Server thread/INFO]: Could not pass Events of the week to steve",
    '[20:01:02] [Server thread/CRITICAL]: Error: "x" (EXCEPTION) in "src/pocketmine/Server" at line 3',
  ],
});
