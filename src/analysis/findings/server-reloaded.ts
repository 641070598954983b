import { finding } from "../finding.ts";

export default finding({
  code: "server-reloaded",
  severity: "notice",
  confidence: 0.9,
  needles: ["Please note that this command is not supported and may cause issues when using some plugins."],
  pattern:
    /^[^\n<]{0,250}?Please note that this command is not supported and may cause issues when using some plugins\./,
  samples: [
    {
      text: "[12:00:01] [Server thread/INFO]: Steve: Please note that this command is not supported and may cause issues when using some plugins.",
      parameters: {},
    },
    {
      text: "[12:00:01 INFO]: [CONSOLE: Please note that this command is not supported and may cause issues when using some plugins.]",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Please note that this command is not supported and may cause issues when using some plugins.",
    "[12:00:01] [Server thread/INFO]: Reload complete.",
  ],
});
