import type { LineSamples } from "../samples.ts";

const kick = (time: string, player: string, what: string) =>
  `[${time}] [Server thread/WARN]: ${player} was kicked for floating ${what}too long!\n[${time}] [Server thread/INFO]: ${player} lost connection: Flying is not enabled on this server`;

export default {
  only: "server",
  samples: [
    {
      text: `${kick("10:00:00", ".Alex1", "")}\n${kick("10:04:00", ".Alex1", "a vehicle ")}`,
      parameters: { player: ".Alex1" },
    },
    { text: kick("10:00:00", "Steve", ""), parameters: { player: "Steve" } },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Steve was kicked for floating too long!"],
} satisfies LineSamples;
