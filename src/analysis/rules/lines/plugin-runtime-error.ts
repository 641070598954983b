import { finding, type MatchContext } from "../../model/finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";
import { hasOthersCode } from "../matching/others-code.ts";
import { skriptException } from "../matching/skript-exceptions.ts";
import { spongePlugin } from "../matching/sponge-plugins.ts";

/** `data/virions/asyncio/src/…`: DEVirion loads the libraries of PocketMine's plugins from a folder of their own. */
function virionIn(path: string): string | undefined {
  return /^[^"\n]{0,200}?\/virions\/([\w.-]{1,80})\//.exec(`/${path}`)?.[1]?.replace(/\.phar$/, "");
}

const announced =
  /Could not (?:pass event|load) ['"][^\n]{1,600}\n?$|Unhandled exception executing command ['"][^\n]{1,600}\n?$/;

const stopping =
  /\bDisabling (?:plugins|\S{1,60} v\d)|Closing (?:IO threads|pending connections|endpoint)|Shutting down the proxy|Stopping (?:the )?server/;

/** Who asks a server that stops for one more task is told that there are none any more: nobody misses it. */
function isRejectedAtEnd(place: MatchContext): boolean {
  return /\.RejectedExecutionException\b/.test(place.upTo(1500)) && stopping.test(place.before.slice(-3000));
}

export default finding({
  code: "plugin-runtime-error",
  severity: "error",
  joins: ["plugin", "cause"],
  role: "general",
  needles: [
    "Could not pass ",
    "generated an exception",
    "UnhandledException: Plugin ",
    "Couldn't pass ",
    "Error dispatching event ",
    ') in "plugins/',
    ') in "/',
    " by plugin ",
    "failed main thread check: ",
    " encountered an exception",
    "Unhandled exception occ",
    "#!#! End of Error.",
  ],
  pattern:
    /^(?:[^\n<]{0,158}?(?:Could not pass event ['"]?[^\s'"]{1,150}['"]? to ?['"]?([^\n'"\r:]{0,150})|(Could not pass (?=[\w.$]{1,60}Event)[A-Z][\w.$]{4,140} to (?:Plugin\{|[a-z]))|(?:[Tt]ask (?:#\d{1,12} )?for|Plugin) ([^\n]{1,120}?) generated an exception|UnhandledException: Plugin ([\w.+-]{2,60} v\d[\w.+-]{0,40})\r?(?:\n|$)|Task of '([^'\n]{1,80})' generated an exception|Couldn't pass (?!ProxyInitializeEvent|ProxyShutdownEvent)[A-Z]\w{1,80} to ([^\s]{1,100})|Error dispatching event [^\n]{1,300}? to listener ([^\s@]{1,150})|Exception in task [^\s]{1,150} by plugin ([^\s]{1,100})|Thread [^\n]{0,120}?failed main thread check: ([^\n,]{3,120})|Task ([^\s]{1,150}) encountered an exception|Unhandled exception occurr?ed in on\w{1,40}\([^\n)]{0,60}\) for ([\w.-]{1,80})|Could not pass incoming plugin message to ([^\n\r]{1,150})|#!#! End of Error\.)|[^\n]{1,700}?[A-Z]\) in "(?:\/?plugins)?\/([^/"\n]{1,120}))/,
  parameters(match, place) {
    const [
      ,
      event,
      sponge,
      whole,
      cut,
      owner,
      velocity,
      listener,
      scheduled,
      thread,
      proxied,
      packets,
      messaged,
      file,
    ] = match;
    if (match[0].endsWith("End of Error.")) return skriptException(place);
    // Somebody has cut off what stood at the right.
    const task = whole ?? cut;
    if (isRejectedAtEnd(place)) return null;
    const told = sponge ? spongePlugin(place.head) : null;
    // That is `plugin-enable-failed`.
    if (sponge && (!told || told.isAtStart)) return null;
    // The line names the thread only; the trace below names the plugin.
    // Some hybrids leave its name out, too.
    if (thread) {
      const worker = /Craft Scheduler Thread - \d{1,6} - ([^\n/\]]{1,80}?)(?:\/| failed main thread check)/.exec(
        match[0],
      )?.[1];
      // What was thrown for it is told for itself.
      if (place.between("Asynchronous ", "!").has(thread.trim())) return null;
      // Without a trace, what was thrown says it all again.
      // Nor is it a plugin's where only the server's own code is at work.
      return worker || hasOthersCode(place.upTo(20_000)) ? { action: thread.trim(), plugin: worker } : null;
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
    // The line above says whose command or listener it was, or which plugin cannot load.
    if (file && announced.test(place.before.slice(-700))) return null;
    if (file && !/\((?:EXCEPTION|E_[A-Z_]{3,30})\) in "/.test(match[0].slice(-200))) return null;
    const virion = file && virionIn(place.head.slice(match[0].length - file.length, match[0].length + 300));
    // Outside of the folder for plugins, only archives are some, and libraries that plugins share.
    if (file && !virion && !/in "\/?plugins\//.test(match[0].slice(-200)) && !file.endsWith(".phar")) return null;
    const plugin =
      (event && withoutVersion(event)) ??
      told?.name ??
      (task && withoutVersion(task)) ??
      owner ??
      velocity ??
      virion ??
      file?.replace(/\.(?:phar|php)$/, "").replace(/_v\d[\w.]{0,20}$/, "") ??
      scheduled ??
      // ProtocolLib, of who listens to packets through it.
      packets ??
      (messaged && withoutVersion(messaged));
    // BungeeCord names the class only.
    return plugin || listener ? { plugin, listener } : null;
  },
  causedBy: ["plugin-server-version"],
});
