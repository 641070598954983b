import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** Who says it: the name in brackets before the message, or in the message itself. */
const speaker = /(?:\]:|\]) \[([A-Za-z][\w.+ -]{1,40})\] /;
const named =
  /This (?:version of )?([A-Z]\w{2,40}) (?:version )?(?:has not been tested|does not fully support)|The (?:mod|plugin) ([\w.-]{2,64}) was designed for spongeapi/;
/** `[ERROR] lamp-lib version mismatch`: the level of another logger stands where the name of a plugin does. */
const beforeMismatch = / ([\w-]{3,40}) version mismatch/;
const levels = /^(?:ERROR|WARN|WARNING|SEVERE|INFO|FATAL|STDERR|STDOUT|Server|main)$/i;

/** What plugins say when they meet a server that they were not made for; they go on all the same. */
const doubt =
  /[Uu]nsupported|(?:not|n't)(?: yet| fully| officially)? (?:be(?:en)? )?(?:support|test|compatible|designed|made for|supposed)|[Nn]o compatible|[Ii]ncompatible|Could not set ?up|[Uu]ntested|[Uu]nknown (?:server|Minecraft)|Could not find support|was designed for|more recent than [^\n]{1,60} (?:built|made|compiled) (?:with|for)/;
const ofServer =
  /\b(?:[Ss]erver|Minecraft|Bukkit|CraftBukkit|Spigot|Paper|game)\b[^\n]{0,30}?\bversion|\bversion of (?:the )?(?:server|Minecraft|Bukkit)|\b(?:NMS|nms)\b|spongeapi|is not supported by this plugin/;
/** The page that WorldEdit sends to below what it says, in whatever language. */
const adapters = "/WorldEdit/Bukkit_adapters";
const plain = [adapters, "valid version adapter for your version", "ersion mismatch", "an unsupported version of "];

/** Also of another plugin whose version does not fit. */
export default finding({
  code: "plugin-untested-version",
  severity: "notice",
  role: "environment",
  confidence: 0.8,
  needles: [
    ...plain,
    "nsupported server version",
    "nsupported version",
    " is unsupported",
    "nsupported Minecraft",
    "nknown server version",
    "nknown Minecraft version",
    "not been tested with",
    "not tested with",
    "not supported",
    "not support ",
    "n't support ",
    "not fully support",
    "not supposed to run on",
    "ot compatible with",
    "ncompatible with",
    "No compatible ",
    "NMS hook",
    "Could not find support for",
    "not made for",
    " was designed for spongeapi ",
    "to be more recent than ",
    " has been built with",
    adapters,
  ],
  pattern: /^[^\n<]{10,400}/,
  parameters: (_, place) => {
    const line = lineOf(place).slice(0, 600);
    const isPlain = plain.some((one) => line.includes(one));
    if (![line, place.entry].some((text) => /\b(?:WARN|WARNING|ERROR|SEVERE)\b/.test(text.slice(0, 100)))) return null;
    if (!isPlain && !(doubt.test(line) && ofServer.test(line))) return null;
    if (line.includes(adapters))
      return / not fully support /.test(place.earlier) ? null : { plugin: "WorldEdit", why: "partly" };
    const said = named.exec(line);
    const spoken = said?.[1] ?? said?.[2] ?? speaker.exec(line)?.[1];
    const plugin = spoken === undefined || levels.test(spoken) ? beforeMismatch.exec(line)?.[1] : spoken;
    return plugin === undefined ? null : { plugin, ...about(line, plugin) };
  },
  oneFor: ["plugin", "other"],
});

function about(line: string, plugin: string) {
  const other = /an unsupported version of ([\w-]{3,40})/.exec(line)?.[1];
  if (other) return { why: "other", other };
  if (!line.includes("ersion mismatch")) return doubtOf(line);
  const named = /Please update (?:all )?([\w-]{3,40})/.exec(line)?.[1];
  // It speaks of itself.
  return { why: "mismatch", other: named === plugin ? undefined : named };
}

/** Not to have been tried is less than not to be made for it. */
function doubtOf(line: string) {
  if (/not fully support/.test(line)) return { why: "partly" };
  return /\b(?:un)?tested\b|\bmore recent than\b|\bwas designed for\b/i.test(line) ? { why: "untested" } : {};
}
