import type { ExceptionGroup } from "../exception-group.ts";
import { isHousekeeping, isOfInput } from "../exceptions/everyday.ts";
import {
  culpritFor,
  explainedParameters,
  isOwnCode,
  ownerParameters,
  placeOf,
  sameOwner,
} from "../exceptions/explained.ts";
import { knownParameters } from "../known-parameters.ts";
import { plainName } from "../owners/names.ts";
import type { Owner } from "../owners/owner.ts";
import { platformOf } from "../owners/platform-packages.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** How servers and proxies call a plugin: for an event, a command, a task, or to enable it. */
const handled =
  /(?:net\.md_5\.bungee\.event\.EventHandlerMethod\.invoke|org\.bukkit\.plugin\.RegisteredListener\.callEvent|org\.bukkit\.plugin\.java\.JavaPlugin\.setEnabled|org\.bukkit\.command\.PluginCommand\.execute|\.scheduler\.CraftTask\.run)$/;
/** `e.printStackTrace()`: servers give what is printed like that the level of a warning. */
const printed = /WARN(?:ING)?\]:? {0,2}(?:\[[\w .-]{1,60}\] ){0,2}([a-z][\w$.]{1,400})/;
/** Nobody caught it: a thread of the plugin's own died, or a packet was lost. */
const uncaught = /Exception in thread "|An exceptionCaught\(\) event was fired/;
const logged = /(?:ERROR|SEVERE)\]:? (?:\[[\w./ -]{0,60}\]: )?\[([^\]\n]{1,60})\] /;
/** Lines that name the plugin themselves, and have rules of their own. */
const said =
  /Error dispatching event|Could(?: not|n't) pass |Could not call event|Error occurred |Could not load|generated an exception|Unhandled exception |Command exception|main thread check|Cannot load /;
/** When a server stops, much fails that nobody needs any more. */
const ending = /Stopping server|Stopping the server|\] Disabling |while disabled/;
const linesAbove = 12;
const maxFound = 5;

/** Whether what is said above a trace, or how the plugin was called, makes it an error of the plugin. */
function isError(head: string, above: string, group: ExceptionGroup, owner: Owner): boolean {
  const isHandled = [...group.frames, ...group.outerFrames].some(({ method }) => handled.test(method));
  if (isHandled && /SEVERE|ERROR/.test(head)) return true;
  if (isOfInput(group) || isHousekeeping(group) || ending.test(above)) return false;
  const logger = logged.exec(head)?.[1];
  return (
    (isHandled && /\.[A-Z][\w$]{0,80}(?:Exception|Error)$/.test(printed.exec(head)?.[1] ?? "")) ||
    uncaught.test(head) ||
    (logger !== undefined && plainName(logger) === plainName(owner.name))
  );
}

/** A trace through a plugin's code that no line of the server announces: the plugin printed or logged it itself. */
export default wholeLogFinding({
  codes: ["plugin-runtime-error"],
  severity: "error",
  role: "general",
  confidence: 0.7,
  find({ exceptions, lines, owners, isDevelopment, software }) {
    if (software.kind !== "proxy" && software.kind !== "server") return [];
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      if (matches.length >= maxFound) break;
      const { firstLine, endLine, lines: all, count, frames } = group;
      if (group.crash) continue;
      const head = lines.range(Math.max(0, firstLine - 1), firstLine + 1).slice(-1500);
      const own = frames.find(({ method }) => platformOf(method) === null);
      // A class without a package tells nothing of whose it is.
      const owner = culpritFor(group, owners)?.owner ?? (own ? owners.only : null);
      const above = lines.range(Math.max(0, firstLine - linesAbove), firstLine).slice(-4000);
      if (owner?.kind !== "plugin" || said.test(head) || !isError(head, above, group, owner)) continue;
      const isOwn = isDevelopment && (isOwnCode(owner) || (owners.only !== null && sameOwner(owner, owners.only)));
      const parameters = {
        ...ownerParameters("plugin", owner),
        ...(isOwn ? { own: owner.name } : {}),
        ...(own ? { place: placeOf(own) } : {}),
        ...knownParameters(explainedParameters(group, { owners, isDevelopment, description: null }, owner)),
      };
      matches.push({ parameters, firstLine, endLine, lines: all, count, group });
    }
    return matches;
  },
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
      text: "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.15-SNAPSHOT:a1:1459\n10:00:01 [INFO] Loaded plugin Lamps version 1.0 by Alex\n10:00:02 [INFO] Listening on /0.0.0.0:25577\n10:01:00 [SEVERE] java.lang.NullPointerException\n10:01:00 [SEVERE] \tat org.example.lamps.Joined.on(Joined.java:36)\n10:01:00 [SEVERE] \tat java.lang.reflect.Method.invoke(Method.java:498)\n10:01:00 [SEVERE] \tat net.md_5.bungee.event.EventHandlerMethod.invoke(EventHandlerMethod.java:19)\n10:01:00 [SEVERE] \tat net.md_5.bungee.event.EventBus.post(EventBus.java:46)\n",
      only: [],
      parameters: { plugin: "Lamps", cause: "NullPointerException" },
    },
    {
      text: "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.15-SNAPSHOT:a1:1459\n10:00:01 [INFO] Loaded plugin Lamps version 1.0 by Alex\n10:00:02 [INFO] Listening on /0.0.0.0:25577\n10:01:00 [SEVERE] java.lang.NullPointerException\n10:01:00 [SEVERE] \tat Joined.on(Joined.java:36)\n10:01:00 [SEVERE] \tat java.lang.reflect.Method.invoke(Method.java:498)\n10:01:00 [SEVERE] \tat net.md_5.bungee.event.EventHandlerMethod.invoke(EventHandlerMethod.java:19)\n",
      only: [],
      parameters: { plugin: "Lamps", place: "Joined.on, Joined.java:36", culprit: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 3/ERROR]: [Lamps] No statistics were sent\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.bstats.Metrics.sendData(Metrics.java:210) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:09:00] [Server thread/INFO]: Stopping server\n[10:09:00] [Server thread/INFO]: [Lamps] Disabling Lamps v1.0\n[10:09:00] [Server thread/ERROR]: [Lamps] The last lamp stays on\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.Lamps.onDisable(Lamps.java:21) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 3/ERROR]: [Lamps] Could not look for updates\njava.net.UnknownHostException: updates.example.org\n\tat org.example.lamps.Updates.look(Updates.java:41) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 3/WARN]: [Lamps] A lamp is skipped\njava.lang.IllegalStateException: dark\n\tat org.example.lamps.Store.load(Store.java:41) ~[Lamps-1.0.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-499 (MC: 1.20.4)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:02] [Craft Scheduler Thread - 1/WARN]: java.io.IOException: Server returned HTTP response code: 403 for URL: https://example.org\n[10:00:02] [Craft Scheduler Thread - 1/WARN]: \tat Lamps-1.0.jar//org.example.lamps.Updates.look(Updates.java:22)\n[10:00:02] [Craft Scheduler Thread - 1/WARN]: \tat org.bukkit.craftbukkit.scheduler.CraftTask.run(CraftTask.java:78)\n",
    "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.15-SNAPSHOT:a1:1459\n10:00:01 [INFO] Loaded plugin Lamps version 1.0 by Alex\n10:01:00 [SEVERE] java.net.ConnectException: refused\n10:01:00 [SEVERE] \tat io.netty.channel.A.b(A.java:36)\n",
  ],
});
