import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";

/** Forge, of all channels. With many mods, the line is longer than what is looked at. */
const rejected = /Channels? \[([^\n[\]]{1,1800})/;
const left = /Terminating connection|[Dd]isconnect/;
/** NeoForge, of one channel: `Channel [lamps:glow] failed to connect: Channel of mod "Lamps" failed to connect: …`, in any language. */
const channel = /Channel \[([\w.-]{1,64}):[^\]\n]{1,120}\] failed to connect: (?:[^\n"]{0,80}"([^"\n]{1,80})")?/;
/** Which side lacks it, where NeoForge says so in English. */
const lackedBy = /(?:missing|data maps not present) on the (client|server)\b|server that is (not )?running NeoForge/;
/** What the other side has and this one does not know, by its names: `ResourceKey[minecraft:item / lamps:bulb], lamps:glow`. */
const unknownKeys = /(?:registries with unknown keys|data maps not present on the \w{6}): ([^\n]{3,1500})/;
const keyOfMod = /(?<![\w.:-])([a-z][\w.-]{1,63}):[\w./-]{1,120}(?! \/)/g;
const wanted = /NeoForge Version: ([\w.-]{1,40})/;

/** What NeoForge says of a connection that it refuses; `undefined`: it is none of its sentences. */
function ofNeoForge(place: MatchContext): MaybeParameters | null | undefined {
  const line = lineOf(place);
  const [said, side, isNot] = lackedBy.exec(line) ?? [];
  const lacking = side ?? (said ? (isNot ? "server" : "client") : undefined);
  const [found, namespace, name] = channel.exec(line) ?? [];
  if (found) return { lacking, mods: [name ?? namespace!] };
  if (line.includes("] failed to connect: ")) return null;
  const keys = unknownKeys.exec(line)?.[1];
  if (keys) {
    const names = [...keys.matchAll(keyOfMod)].map((one) => one[1]!);
    const mods = [...new Set(names)].filter((one) => one !== "minecraft" && one !== "neoforge").slice(0, 30);
    return { lacking: mods.length > 0 ? (lacking ?? "client") : undefined, mods };
  }
  if (said && !side) return { lacking, mods: [`NeoForge ${wanted.exec(line)?.[1] ?? ""}`.trim()] };
  // Where the channels are told above, they say more.
  if (/Please use NeoForge |the same (?:mod and )?NeoForge version/.test(line))
    return channel.test(place.before.slice(-3000)) ? null : {};
  return undefined;
}

/** `ringcraft : …`, or `Ring Craft: …` */
const refusingMod = /^(?:[ \t]{0,8}([\w.|-]{2,64}) : |([\w' .&|-]{2,64}): )[^\n]{3}/;
const refusing = /\]:? Rejecting connection (?:CLIENT|SERVER): /;

/** Behind its header, where it has one. */
function startOfRow(row: string): number {
  const [{ length } = ""] = refusing.exec(row.slice(0, 200)) ?? [];
  return length === 0 ? 0 : row.search(refusing) + length;
}

export default finding({
  code: "mod-list-mismatch",
  severity: "warning",
  severityAt: (_, { software }) => (software.kind === "client" ? "error" : undefined),
  confidence: 0.9,
  pattern:
    /(?:Mod rejections|\]:? Rejecting connection (?:CLIENT|SERVER):) \[([^\n\]]{1,800})|Server Mod rejections:|\]:? Rejecting connection (?:CLIENT|SERVER): (?=[^\n[]{3,200}: )|Failed to (?:load registry|synchronize registry data from server), closing connection|mismatched mod (?:channel )?list|\] rejected (?:their (?:client|server) side version number|vanilla connections)|Missing required datapack registry: ([\w.-]{1,64}:[\w./-]{1,100})|Registry remapping failed!|IDs unknown to the receiver!|registry entries that are unknown to this client|Fatally missing registry entries|This server has mods that require |This server requires [^\n<]{3,100} installed on your client|Attempting connection with missing mods \[|\] failed to connect: |server that is (?:not )?running NeoForge, but you |Incompatible client! Please use NeoForge |Make sure you are using the same (?:mod and )?NeoForge version|registries with unknown keys: |mandatory registry data maps not present on the /,
  parameters: (match, place) => {
    const told = ofNeoForge(place);
    if (told !== undefined) return told;
    // Servers have mods that no client needs: it matters where the player is gone at once.
    if (match[0].startsWith("Attempting ")) {
      const [lacking] = lineOf(place)
        .slice(match.index + match[0].length)
        .split("] at CLIENT", 2);
      const isGone = / lost connection: [^\n]{0,100}(?:reset|closed|Internal Exception|Timed out)/i.test(place.behind);
      return isGone && lineOf(place).includes("] at CLIENT") ? { mods: lacking!.split(", ").slice(0, 30) } : null;
    }
    // The list of servers asks each of them, too: nobody has tried to join.
    if (match[0].endsWith("vanilla connections") && place.software.kind === "client" && !left.test(place.behind))
      return null;
    if (match[0].endsWith("closing connection")) return {};
    const channels = match[0].startsWith("] rejected ") ? rejected.exec(lineOf(place))?.[1] : undefined;
    const names = (match[1] ?? match[2] ?? channels ?? "")
      .split(",")
      .map((one) =>
        one
          .trim()
          .replace(/^FMLMod:/, "")
          .replace(/\{[^{}]{0,60}\}$/, "")
          .split(":", 1)[0]!
          .trim(),
      )
      .filter(Boolean);
    const mods = [...new Set(names)].slice(0, 30);
    if (mods.length > 0) return { mods };
    if (match[0] === "Server Mod rejections:" || match[0].includes(" Rejecting ")) {
      // By their ids, or by their names behind what refuses the connection.
      const rows = place
        .upTo(8000)
        .split("\n")
        .flatMap((row) => refusingMod.exec(row.slice(startOfRow(row)))?.slice(1) ?? []);
      return { mods: [...new Set(rows.filter((name) => name !== undefined))].slice(0, 30) };
    }
    // Fabric: `The following registry entry namespaces may be related:`, an empty line, and their names below each other.
    const related = place.upTo(8000).split("namespaces may be related:", 2)[1]?.split("\n\tat ", 1)[0];
    const namespaces = related?.split("\n").map((line) => line.trim());
    const listed = namespaces?.filter((name) => /^[a-z0-9_.-]{2,64}$/.test(name)).slice(0, 30) ?? [];
    if (listed.length > 0) return { mods: listed };
    // ` - lamps:bulb`: what one side does not know, by the mod it is from.
    const entries = place.upTo(8000).matchAll(/(?:^[ \t]{0,8}- |Missing: )([a-z0-9_.-]{2,64}):[a-z0-9_./-]{1,120}/gm);
    const unknown = [...new Set([...entries].map((one) => one[1]!))].slice(0, 30);
    if (unknown.length > 0) return { mods: unknown };
    // What follows the first line says the same again.
    if (
      /Mod rejections \[|Registry remapping failed!/.test(place.before.slice(-3000)) ||
      place.before
        .split("\n")
        .slice(-4)
        .some((line) => line.includes("] rejected ") && rejected.test(line))
    )
      return null;
    return { mods: /unknown|IDs|registry/i.test(lineOf(place)) ? ["registry"] : [] };
  },
  oneFor: ["lacking"],
  gathers: "mods",
});
