import { finding } from "../finding.ts";

export default finding({
  code: "mod-confirm-needed",
  severity: "error",
  confidence: 0.95,
  needles: ["Run the command /fml confirm"],
  pattern: /Run the command \/fml confirm/,
  parameters: () => ({}),
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN] [FML]: Forge Mod Loader detected missing blocks/items.\n\nThere are 12 missing blocks and items in this save.\n\nRun the command /fml confirm or or /fml cancel to proceed.\nAlternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Steve> Run the command /fml confirm",
    "[10:00:00] [Server thread/INFO]: confirmed",
  ],
});
