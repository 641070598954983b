import { culpritFor, ownerParameters } from "../../traces/meanings/explained.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Servers whose own code has Spigot's names; Paper has Mojang's since 1.20.5. */
const spigotNames =
  /^(?:craftbukkit|spigot)\/|^(?:paper|purpur|pufferfish)\/(?=\n1\.(?:17|18|19|20(?:\.[1-4])?)(?:\.|$))/;
const lacking = /\.(?:NoClassDefFoundError|ClassNotFoundException|NoSuchMethodError)$/;
/** Classes that Spigot calls EntityPlayer, WorldServer, EntityLiving, … */
const ofMojang =
  /\bnet[./]minecraft[./](?:server[./]level[./]Server(?:Player|Level|Entity)|world[./]entity[./](?:LivingEntity|Mob|PathfinderMob)|server[./]network[./]ServerGamePacketListenerImpl|nbt[./]CompoundTag|network[./]protocol[./]game[./]Client\w{1,60}Packet)\b/;
const maxFound = 5;

/** A plugin that was built against the server's code with Mojang's names, and not put into those of the server that runs. */
export default wholeLogFinding({
  codes: ["plugin-not-remapped"],
  severity: "error",
  supersedes: true,
  confidence: 0.93,
  find({ exceptions, owners, software }) {
    if (software.kind !== "server" || !spigotNames.test(`${software.id.split("/")[0]}/\n${software.version}`))
      return [];
    const found = new Map<string, WholeLogMatch>();
    for (const group of exceptions) {
      const name = [group, ...group.causes].flatMap(({ type, message }) =>
        lacking.test(type) ? (ofMojang.exec(message.slice(0, 400))?.[0] ?? []) : [],
      )[0];
      const owner = name && found.size < maxFound ? culpritFor(group, owners)?.owner : null;
      if (!name || !owner || owner.kind === "minecraft" || found.has(owner.name)) continue;
      const { firstLine, endLine, lines, count } = group;
      const parameters = { ...ownerParameters("plugin", owner), name: name.replaceAll("/", ".") };
      found.set(owner.name, { firstLine, endLine, lines, count, group, parameters });
    }
    return [...found.values()];
  },
});
