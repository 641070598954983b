import { format } from "./format.ts";

const header = /\[(?:Trace|Debug|Info|Warning|Error|Fatal): \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;

/** The launcher of Mojang itself. */
export const minecraftLauncher = format({
  software: "minecraft-launcher",
  name: "Minecraft Launcher",
  kind: "client",
  markers: ["[Info: ", "[Warning: ", "[Error: "].map((needle) => ({ needle, pattern: header })),
  sources: [],
  version: null,
  splitting: "headers",
  samples: [
    {
      text: "[Info: 2026-03-27 10:00:00.478412: F7glmp8EmJE=: Common.cpp(35)] Native Launcher Version: 2.5.2\n[Warning: 2026-03-27 10:00:00.478412: F7glmp8EmJE=: Common.cpp(36)] Something",
      id: "minecraft-launcher/client",
      version: null,
    },
  ],
});
