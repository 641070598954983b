import { format, type Source, stated } from "./format.ts";

/** In every language it speaks, the game and its version stand together, as do its name and its build. */
const versions: readonly Source[] = [
  ...stated("Bedrock version", [
    ["Minecraft: ", /Minecraft: (?:PE|BE|Bedrock Edition)\b[^\n\d]{0,80}?v?(\d[\d.]{2,20})/],
  ]),
  ...stated("Nukkit version", [
    ["Nukkit", /\b(?:Power)?NukkitX?\b[^\n\d:<.]{0,40}?(git-[\da-f]{4,12}|\b\d{1,2}\.\d[\w.+-]{0,40})/],
  ]),
  ...stated("Nukkit API version", [["(API ", /Nukkit[^\n]{1,120}\(API (\d[\d.]{1,12})\)/]]),
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
    { needle: "Nukkit-MOT" },
    // Forks with names of their own: `This server is running Lumi 1.2 「Lamp」 implementing API version …`.
    {
      needle: " implementing API version ",
      pattern: /This server is running \S{1,60} \S{1,60} \S{1,80} implementing API version /,
    },
  ],
  traces: [
    // Its console: `10:00:00 [INFO ] `.
    { needle: " [INFO ] ", pattern: /^\d{2}:\d{2}:\d{2} \[INFO \] / },
    // `2022-01-02 10:00:00.123 [main] INFO  - `
    {
      needle: " - ",
      pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{3})? \[[^\]\n]{1,60}\] [A-Z]{4,5} {1,3}(?:[\w.]{1,60} )?- /,
    },
  ],
  sources: versions,
  version: "Bedrock version",
});
