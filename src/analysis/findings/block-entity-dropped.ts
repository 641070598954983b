import { finding } from "../finding.ts";

export default finding({
  code: "block-entity-dropped",
  severity: "notice",
  role: "environment",
  needles: ["Failed to create block entity "],
  pattern: /Failed to create block entity ([\w:./-]{2,100})/,
  parameters: (match) => ({ block: match[1]! }),
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [net.minecraft.world.level.block.entity.BlockEntity/]: Failed to create block entity minecraft:bed\njava.lang.IllegalStateException: x",
      parameters: { block: "minecraft:bed" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Failed to create block entity x:y"],
});
