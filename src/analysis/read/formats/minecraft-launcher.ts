import { format } from "./format.ts";

const header = /\[(?:Trace|Debug|Info|Warning|Error|Fatal): \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;

/** The launcher of Mojang itself. */
export const minecraftLauncher = format({
  software: "minecraft-launcher",
  name: "Minecraft Launcher",
  kind: "launcher",
  markers: ["[Info: ", "[Warning: ", "[Error: "].map((needle) => ({ needle, pattern: header })),
  sources: [],
  version: null,
});
