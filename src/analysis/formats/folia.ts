import { bukkitServer } from "./bukkit.ts";

/** Folia: Paper with a thread for each region of the world. */
export const folia = bukkitServer({
  software: "folia",
  name: "Folia",
  markers: [{ needle: "Loading Folia ", pattern: /\[bootstrap\] Loading Folia / }],
  traces: [{ needle: "io.papermc.paper.threadedregions.TickRegion" }, { needle: "[Region Scheduler Thread #" }],
  samples: [
    {
      text: '[10:00:00] [Server thread/INFO]: This server is running Folia version git-Folia-"0000000" (MC: 1.19.4) (Implementing API version 1.19.4-R0.1-SNAPSHOT)',
      id: "folia/server",
      version: "1.19.4",
    },
  ],
});
