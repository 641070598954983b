import { withoutColours } from "../../wire/colour-codes.ts";
import type { Software } from "../model/model.ts";
import { bedrockServers, platformOf } from "../model/platforms.ts";
import type { Lines } from "../text/lines.ts";
import { type Collected, maxListed } from "./collected.ts";
import type { LogView } from "./log-view.ts";
import { oneLine, type Reader } from "./reader.ts";

/** Plugins of the Bukkit family, of proxies and of PocketMine. */

const pluginSoftware =
  /^(?:craftbukkit|bukkit|spigot|paper|purpur|folia|glowstone|mohist|magma|arclight|pocketmine|genisys|nukkit|waterdogpe|pufferfish|leaf|thermos|cauldron|mcpc|catserver|ketting|youer|banner|cardboard)/i;
/** Versions may have spaces in them: `v1.9.0-SNAPSHOT (build 557)`, `vDev - 1145`. */
const starting = /^(?:Loading|Enabling) (server plugin )?(\S.{0,100}?) v(\S{1,100})( \S.{0,60})?$/;
const loaded = /^(?:Loaded|Enabled) plugin (\S{1,100}) (version )?(\S{1,200}(?: \S{1,40}){0,4}) by /;
const maxRow = 300;
/** `WorldEdit (7.3.0)`, `Slapper v1.5.2`, `Vault` */
const listed = /^\*?([\w.+-][\w.+ -]{0,100}?)(?: \(([^()]{1,100})\)| v(\S{1,100}))?\*?$/;

function add(name: string, version: string | undefined, line: number, into: Collected): void {
  into.plugins.add({ name, version, line });
}

/** Mods say `Loading X v1` as well: then the name has to stand in brackets before it, as Bukkit's loggers put it. */
function isPluginHost(software: Software): boolean {
  return pluginSoftware.test(software.id);
}

function readList(text: string, line: number, into: Collected): boolean {
  let any = false;
  for (const one of text.split(",", maxListed)) {
    const match = listed.exec(one.trim().slice(0, 300));
    if (!match) continue;
    add(match[1]!, match[2] ?? match[3], line, into);
    any = true;
  }
  return any;
}

function readRows(line: number, into: Collected, log: LogView): number {
  let next = line;
  for (; next < log.count && !log.isExhausted; next++) {
    const row = log.row(next);
    if (!row.startsWith("- ") || !readList(row.slice(2), next, into)) break;
  }
  return next;
}

export const plugins: readonly Reader[] = [
  oneLine(["Loading ", "Enabling "], (message, line, into, log) => {
    const match = message.length < 300 ? starting.exec(message) : null;
    if (!match) return;
    const [, isServerPlugin, name, version, rest] = match;
    const isHost = isPluginHost(log.software) && rest === undefined;
    if (!isServerPlugin && !isHost && !log.prefix(line).endsWith(`[${name}] `)) return;
    add(name!, `${version}${rest ?? ""}`, line, into);
  }),
  // CanaryMod and its successor state no versions.
  oneLine(["Enabling plugin "], (message, line, into, log) => {
    const match = log.software.id.startsWith("canarymod") ? /^Enabling plugin (\S.{0,60})$/.exec(message) : null;
    if (match) add(match[1]!, undefined, line, into);
  }),
  oneLine(["Loaded plugin ", "Enabled plugin "], (message, line, into) => {
    const match = loaded.exec(message.slice(0, 600));
    if (match) add(match[1]!, match[3], line, into);
  }),
  // BungeeCord's own: `Discovered module: ModuleSpec(name=cmd_list, file=modules/cmd_list.jar, provider=…)`
  oneLine(["Discovered module: ModuleSpec("], (message, line, into) => {
    const match = /\(name=([\w-]{1,100}), file=([^,]{1,200}),/.exec(message.slice(0, 400));
    if (match) into.plugins.add({ name: match[1]!, file: match[2], line });
  }),
  {
    begins: [
      "Bukkit plugins (",
      "Paper plugins (",
      "Spigot plugins (",
      "Legacy plugins (",
      "Plugins (",
      "Server Plugins (",
    ],
    read(message, line, into, log) {
      const match = /^[A-Za-z ]{1,40} \(\d{1,5}\): {0,9}(.*)/.exec(message);
      if (!match) return undefined;
      if (match[1] !== "") {
        readList(match[1]!, line, into);
        return undefined;
      }
      return readRows(line + 1, into, log);
    },
  },
  // Dumps of PocketMine: `Slapper 2.1.0 by Some Body for API(s) 4.0.0`
  {
    begins: ["Loaded plugins:"],
    read(message, line, into, log) {
      if (message !== "Loaded plugins:") return undefined;
      let next = line + 1;
      for (; next < log.count && !log.isExhausted; next++) {
        const match = /^(\S{1,100}) (\S{1,60}) by .{0,200} for API\(s\) /.exec(log.row(next).slice(0, 400));
        if (!match) break;
        add(match[1]!, match[2], next, into);
      }
      return next;
    },
  },
  // Crash reports: `Plugins: { Essentials v2.19.0 com.earth2me.essentials.Essentials [Zenexer],}`
  oneLine(["Plugins: {"], (message, line, into) => {
    for (const one of message.slice(10).split("],", maxListed)) {
      const match = /^\s{0,9}(\S.{0,100}?) v(\S{1,60}) (\S{1,150}) \[/.exec(one.slice(0, 500));
      if (!match) continue;
      add(match[1]!, match[2], line, into);
      if (into.mainClasses.size < maxListed) into.mainClasses.set(match[1]!, match[3]!);
    }
  }),
  // Standing alone, Geyser is the software itself and not a plugin of it.
  oneLine(["Loading Geyser version "], (message, line, into, log) => {
    const version = /^Loading Geyser version (\S{1,60})/.exec(message)?.[1];
    if (!log.software.id.startsWith("geyser")) add(tagOf(log.prefix(line), "Geyser"), version, line, into);
  }),
  oneLine(["ViaVersion "], (message, line, into) => {
    const version = /^ViaVersion (\d\S{0,60}) is now (?:loaded|enabled)/.exec(message)?.[1];
    if (version) add("ViaVersion", version, line, into);
  }),
];

/** `Lanterns version 1.4 is enabled!`, `[Lanterns] version 1.4 enabled` */
const announced =
  /(?:^|[\s\]])\[?([A-Za-z][\w.+-]{1,60})\]?:? (?:version |v)\[?(\d[\w.+-]{0,40})\]? (?:is (?:now )?|has been )?enabled[!.]?$/i;
const maxAnnounced = 10_000;

/** Before 1.2, CraftBukkit did not tell of its plugins. They did, as the example said that came with it. */
export function addAnnounced(lines: Lines, software: Software, into: Collected): void {
  if (into.plugins.all.length > 0 || !isPluginHost(software)) return;
  const { text } = lines;
  let left = maxAnnounced;
  for (let at = text.indexOf("nabled"); at !== -1 && left > 0; at = text.indexOf("nabled", at + 1), left--) {
    const line = lines.at(at);
    const match = announced.exec(lines.get(line, maxRow).trimEnd());
    if (match) add(match[1]!, match[2], line, into);
  }
}

/**
 * Servers for Bedrock Edition speak some thirty languages. In each, who is loaded and then enabled stands twice with a version,
 * and with other words: `Lamps v1.0 yükleniyor`, `Lamps v1.0 etkinleştiriliyor`.
 */
export function addStartedTwice(lines: Lines, software: Software, into: Collected): void {
  if (into.plugins.all.length > 0 || !bedrockServers.has(platformOf(software))) return;
  const { text } = lines;
  const words = new Map<string, string>();
  let left = maxAnnounced;
  for (let at = text.indexOf(" v"); at !== -1 && left > 0; at = text.indexOf(" v", at + 1), left--) {
    const digit = text.charCodeAt(at + 2);
    if (digit < 48 || digit > 57) continue;
    const line = lines.at(at);
    const started = startedIn(withoutColours(lines.get(line, maxRow)).trimEnd());
    if (!started) continue;
    const { name, version, said } = started;
    const before = words.get(`${name} v${version}`);
    if (before !== undefined && before !== said) add(name, version, line, into);
    words.set(`${name} v${version}`, said);
  }
}

const software = /^(?:Minecraft|\w{0,12}Nukkit\w{0,3}|PocketMine(?:-MP)?)$/;
const maxWords = 40;

/** Who stands in a line with a version, and the words beside that. */
function startedIn(row: string): { name: string; version: string; said: string } | null {
  const at = row.search(/ v\d/);
  if (at === -1) return null;
  // Behind what stands before a message: `[12:00:00] [Server thread/INFO]: `, `[main] INFO  - `.
  const head = row.slice(Math.max(row.lastIndexOf("]", at), row.lastIndexOf(" - ", at)) + 1, at);
  const words = head.slice(0, head.lastIndexOf(" ") + 1);
  const name = head.slice(words.length);
  const version = /^\d[\w.+-]{0,40}/.exec(row.slice(at + 2))?.[0] ?? "";
  const behind = row.slice(at + 2 + version.length);
  const isName = /^[A-Za-z][\w.-]{1,60}$/.test(name) && !software.test(name);
  const isPlain = [words.replace(/^: /, ""), behind].every((text) => text.length <= maxWords && !/[[\]<>:]/.test(text));
  // What a plugin says of itself is signed.
  const isOwn = row.slice(0, at).includes(`[${name}]`);
  return isName && isPlain && !isOwn ? { name, version, said: `${words}\n${behind}` } : null;
}

/** The plugin's own name in `[Geyser-Spigot] `. */
function tagOf(prefix: string, start: string): string {
  const tag = /\[([\w-]{1,60})\]:? $/.exec(prefix.slice(-70))?.[1];
  return tag?.startsWith(start) ? tag : start;
}
