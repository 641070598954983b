import type { LineSamples } from "../samples.ts";

const chunks = "ca.spottedleaf.moonrise.patches.chunk_system.level.entity.EntityLookup";
const entity = (name: string) =>
  `ItemEntity['${name}'/120, uuid='00000000-0000-0000-0000-000000000120', l='ServerLevel[mines]', x=10.50, y=64.00, z=-2.50, cpos=[0, -1], tl=0, v=false]`;
const trace = [
  "java.lang.Throwable: null",
  `\tat ${chunks}.entityStatusChange(EntityLookup.java:12) ~[paper-1.21.4.jar:1.21.4-1]`,
  "\tat org.bukkit.craftbukkit.CraftWorld.dropItem(CraftWorld.java:34) ~[paper-1.21.4.jar:1.21.4-1]",
  "\tat lamps-1.0.jar//org.example.lamps.Spawn.on(Spawn.java:3) ~[?:?]",
].join("\n");
const own = [
  "java.lang.Throwable: null",
  `\tat ${chunks}.entityStatusChange(EntityLookup.java:12) ~[paper-1.21.4.jar:1.21.4-1]`,
  "\tat net.minecraft.server.level.ServerLevel.tick(ServerLevel.java:56) ~[paper-1.21.4.jar:1.21.4-1]",
].join("\n");

export default {
  samples: [
    {
      text: `[10:00:00] [Server thread/ERROR]: [${chunks}] Cannot update chunk status for entity ${entity("Paper Bag")} since entity chunk (0,-1) is receiving update\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Paper Bag"], why: null },
    },
    {
      text: `[10:00:00 ERROR]: Cannot recursively update entity chunk status for entity ${entity("Lamp")}\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Lamp"] },
    },
    {
      text: `[10:00:00] [Server thread/WARN]: Entity ${entity("Lamp")} is currently prevented from being added/removed to world since it is processing section status updates\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Lamp"] },
    },
    {
      text: `[10:00:00] [Server thread/WARN]: Entity ${entity("Lamp")} is currently prevented from being removed from the world since it is processing section status updates\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Lamp"] },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Refusing to update position for entity ${entity("Lamp")} to position (1.0, 2.0, 3.0) since it is processing a section status update\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Lamp"] },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Attempted Double World add on ${entity("Lamp")}\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Lamp"], why: "twice" },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Illegal ChunkMap::addEntity for world mines: ${entity("Lamp")} ALREADY CONTAINED (This would have crashed your server)\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Lamp"], why: "twice" },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: New entity position is invalid! Tried to set invalid position (NaN,64.0,NaN) for entity net.minecraft.world.entity.item.ItemEntity located at (1.0, 64.0, 2.0), entity info: ${entity("Lamp")}\n${trace}`,
      parameters: { plugin: "lamps", entities: ["Lamp"], why: "position" },
    },
  ],
  counterSamples: [
    // The server's own code alone.
    `[10:00:00] [Server thread/ERROR]: [${chunks}] Cannot update chunk status for entity ${entity("Lamp")} since entity chunk (0,-1) is receiving update\n${own}`,
    "[10:00:00] [Server thread/INFO]: <Alex> Attempted Double World add on a lamp",
  ],
} satisfies LineSamples;
