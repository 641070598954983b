import type { Thrown } from "../exception-group.ts";
import { culpritFor, ownerParameters } from "../exceptions/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Servers for the same plugins that do not have what Paper adds. */
const others = /^(?:craftbukkit|bukkit|spigot|glowstone|mohist|magma|arclight|catserver|thermos|cauldron|mcpc\+)\//;
const papersClass = /^(?:io[./]papermc[./]paper|com[./]destroystokyo[./]paper|net[./]kyori[./]adventure)[./]/;
/** `'void org.bukkit.entity.Player.sendMessage(net.kyori.adventure.text.Component)'` */
const papersMethod =
  /\borg[./]bukkit[./][^\n]{0,200}net[./]kyori[./]adventure[./]|net[./]kyori[./]adventure[./][^\n]{0,200}\borg[./]bukkit[./]/;
const maxFound = 5;

function isPapers({ type, message }: Thrown): boolean {
  if (/(?:NoClassDefFoundError|ClassNotFoundException)$/.test(type)) return papersClass.test(message);
  return /NoSuchMethodError$/.test(type) && papersMethod.test(message);
}

/** A plugin that was made for Paper, on a server that plugins for Bukkit run on. */
export default wholeLogFinding({
  codes: ["plugin-needs-paper"],
  severity: "error",
  confidence: 0.9,
  supersedes: true,
  find({ exceptions, owners, software }) {
    if (!others.test(software.id)) return [];
    const matches: WholeLogMatch[] = [];
    for (const group of exceptions) {
      if (matches.length >= maxFound) break;
      if (![group, ...group.causes].some(isPapers)) continue;
      const owner = culpritFor(group, owners)?.owner;
      const { firstLine, endLine, lines, count } = group;
      const parameters = { ...(owner ? ownerParameters("plugin", owner) : {}), server: software.name };
      matches.push({ parameters, firstLine, endLine, lines, count, group });
    }
    return matches;
  },
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version 4020-Spigot-0000000-1111111 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:01] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NoClassDefFoundError: io/papermc/paper/event/player/AsyncChatEvent\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:21) ~[?:?]\n",
      only: [],
      parameters: { plugin: "Lamps", server: "Spigot" },
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version 4020-Spigot-0000000-1111111 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/INFO]: [Lamps] Enabling Lamps v1.0\n[10:00:09] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0\njava.lang.NoSuchMethodError: 'void org.bukkit.entity.Player.sendMessage(net.kyori.adventure.text.Component)'\n\tat org.example.lamps.Join.on(Join.java:14) ~[?:?]\n",
      only: [],
      parameters: { plugin: "Lamps", server: "Spigot" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-1 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NoClassDefFoundError: io/papermc/paper/registry/RegistryAccess\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:21) ~[Lamps.jar:?]\n",
    "[10:00:00] [Server thread/INFO]: This server is running CraftBukkit version 4020-Spigot-0000000-1111111 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)\n[10:00:01] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\njava.lang.NoSuchMethodError: 'void org.bukkit.entity.Player.sendMessage(org.example.Text)'\n\tat org.example.lamps.Lamps.onEnable(Lamps.java:21) ~[Lamps.jar:?]\n",
  ],
});
