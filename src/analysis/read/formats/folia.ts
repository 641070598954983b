import { bukkitServer } from "./bukkit.ts";

/** Folia: Paper with a thread for each region of the world. */
export const folia = bukkitServer({
  software: "folia",
  name: "Folia",
  markers: [{ needle: "Loading Folia ", pattern: /\[bootstrap\] Loading Folia / }],
  traces: [{ needle: "io.papermc.paper.threadedregions.TickRegion" }, { needle: "[Region Scheduler Thread #" }],
});
