import { finding } from "../finding.ts";

export default finding({
  code: "datapack-mod-missing",
  severity: "warning",
  confidence: 0.9,
  needles: ["Missing data pack mod:", "Missing data pack mod/"],
  pattern: /Missing data pack mod[:/]([\w.-]{1,64})/,
  parameters: (match) => ({ mod: match[1]! }),
  samples: [
    {
      text: "[01Jan2024 10:00:00.000] [main/WARN] [net.minecraft.server.MinecraftServer/]: Missing data pack mod:ringcraft",
      parameters: { mod: "ringcraft" },
    },
    { text: "[10:00:00] [main/WARN]: Missing data pack mod/ringcraft", parameters: { mod: "ringcraft" } },
  ],
  counterSamples: ["[10:00:00] [main/WARN]: Missing data pack file/terrain.zip", "<Steve> Missing data pack mod:a"],
});
