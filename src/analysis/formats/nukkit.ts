import { format, type Source } from "./format.ts";

/** In every language it speaks, the game and its version stand together. */
const versions: readonly Source[] = [
  {
    label: "Bedrock version",
    needle: "Minecraft: ",
    pattern: /Minecraft: (?:PE|BE|Bedrock Edition)\b[^\n\d]{0,80}?v?(\d[\d.]{2,20})/,
  },
];

/** Nukkit: a server for Bedrock Edition, written in Java. */
export const nukkit = format({
  software: "nukkit",
  name: "Nukkit",
  kind: "server",
  markers: [
    { needle: "nukkit.yml" },
    { needle: "cn.nukkit." },
    { needle: "org.powernukkitx." },
    { needle: " Nukkit ", pattern: /\bNukkit (?:§?\w{0,2}git-|vers|версии|版本|is distributed|§e)/ },
    { needle: "PowerNukkit" },
  ],
  traces: [
    // `2022-03-18 05:47:54.612 [main] INFO  - `
    {
      needle: " - ",
      pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{3})? \[[^\]\n]{1,60}\] [A-Z]{4,5} {1,3}(?:[\w.]{1,60} )?- /,
    },
  ],
  sources: versions,
  version: "Bedrock version",
  splitting: "headers",
  samples: [
    {
      text: "2020-01-31 10:00:00.047 [main] INFO  - Loading §anukkit.yml§f ...\n2020-01-31 10:00:00.208 [main] INFO  - 正在启动 Minecraft: BE §bv1.14.0§r",
      id: "nukkit/server",
      version: "1.14.0",
    },
    {
      text: "2016-2-17 10:00:00 [INFO] Loading nukkit.yml...\n2016-2-17 10:00:00 [INFO] Starting Minecraft: PE server version v0.14.0 alpha",
      id: "nukkit/server",
      version: "0.14.0",
    },
  ],
});
