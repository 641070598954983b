import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** What plugins say when they meet a server that they were not made for; they go on all the same. */
const doubt =
  /[Uu]nsupported|(?:not|n't)(?: yet| fully| officially)? (?:be(?:en)? )?(?:support|test|compatible|designed|made for)|[Nn]o (?:compatible|support)|[Ii]ncompatible|Could not set ?up|[Uu]ntested|[Uu]nknown (?:server|Minecraft)|Could not find support/;
const version =
  /\b(?:server|Minecraft|Bukkit|CraftBukkit|Spigot|Paper|game|nms|NMS)\b[^\n]{0,30}?\b(?:version|class|build|hook)|\bNMS\b|\bversion of (?:the )?(?:server|Minecraft|Bukkit)/;
const header = /^[^\n<]{0,80}?[ /[](?:WARN|WARNING|ERROR|SEVERE)\]:? {1,2}/;
const sponge =
  /The (?:mod|plugin) ([\w.-]{2,64}) was designed for spongeapi ([\w.-]{1,40}) but version ([\w.-]{1,40}) is in use/;

export default finding({
  code: "plugin-version-doubtful",
  severity: "notice",
  confidence: 0.8,
  needles: [
    "nsupported server version",
    "nsupported version",
    "nsupported Minecraft",
    "nknown server version",
    "nknown Minecraft version",
    "not been tested with",
    "not tested with",
    "not supported",
    "not support",
    "n't support",
    "ot compatible with",
    "ncompatible with",
    "No compatible ",
    "NMS hook",
    "Could not find support for",
    "not made for",
    " was designed for spongeapi ",
  ],
  pattern: /^(?:[^\n<]{0,80}?[ /[](?:WARN|WARNING|ERROR|SEVERE)\]:? {1,2})[^\n]{5}/,
  oneFor: ["plugin"],
  parameters(_, place) {
    const line = lineOf(place).slice(0, 600);
    const [, mod, api, running] = sponge.exec(line) ?? [];
    if (mod) return { plugin: mod, said: `spongeapi ${api} / ${running}` };
    const said = line.replace(header, "").replace(/^\[[\w./-]{1,80}\]:? (?=\[)/, "");
    const plugin =
      /^\[([A-Za-z][\w .+-]{1,40})\] /.exec(said)?.[1] ??
      /^This version of ([A-Z]\w{2,30}) has not been tested/.exec(said)?.[1];
    const words = said.replace(/^(?:\[[^\][\n]{1,60}\] ?){1,3}/, "").trim();
    return plugin && doubt.test(words) && version.test(words) ? { plugin, said: words.slice(0, 160) } : null;
  },
});
