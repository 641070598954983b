import type { Thrown } from "../../model/exception-group.ts";
import { culpritFor, ownerParameters } from "../../traces/meanings/explained.ts";
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
});
