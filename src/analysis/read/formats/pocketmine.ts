import { format, stated } from "./format.ts";
import { bedrockFork } from "./sources.ts";

/** PocketMine-MP: a server for Bedrock Edition, written in PHP. */
export const pocketmine = format({
  software: "pocketmine",
  name: "Pocketmine",
  kind: "server",
  markers: [
    { needle: "This server is running PocketMine-MP" },
    { needle: "Starting Minecraft: Bedrock Edition server version v" },
    { needle: "Starting Minecraft: PE server version v", pattern: /^\d{4}-\d{2}-\d{2} \[/ },
    { needle: "PocketMine-MP is distributed under" },
    { needle: "Loading pocketmine.yml" },
    { needle: "Selected PHP binary does not satisfy some requirements" },
  ],
  traces: [
    // Nobody else has the time in brackets and the date before them.
    { needle: "] [", pattern: /\d{4}-\d{2}-\d{2} \[\d{2}:\d{2}:\d{2}(?:\.\d{3})?\] \[[^\]\n]{1,80}\/[A-Z]{4,9}\]: / },
    { needle: "pocketmine\\" },
    { needle: "PocketMine-MP" },
    { needle: "pmsrc/src/" },
  ],
  sources: [
    ...stated("Bedrock version", [
      [" server version v", /Starting Minecraft: (?:Bedrock Edition|PE) server version v(\d[\w.+-]{0,40})/],
      // In other languages the edition and the version are the same.
      ["Minecraft: Bedrock Edition ", /Minecraft: Bedrock Edition [^\n\d]{0,40}v(\d[\w.+-]{0,40})/],
    ]),
    ...stated("Pocketmine version", [
      // In each of its languages the name and the version stand beside each other; its licence has no dot.
      ["PocketMine-MP ", /PocketMine-MP (?:[^\n\d:<]{1,40} )?(\d{1,3}\.\d[\w.+-]{0,60})/],
      ["PocketMine-MP version: ", /^PocketMine-MP version: (\d[\w.+-]{0,60})/],
    ]),
    ...bedrockFork,
    ...stated("Pocketmine API version", [["(API ", /PocketMine-MP[^\n]{1,120}\(API (\d[\d.]{1,12})\)/]]),
  ],
  version: "Bedrock version",
});
