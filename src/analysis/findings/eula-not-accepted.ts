import { finding } from "../finding.ts";

export default finding({
  code: "eula-not-accepted",
  severity: "fatal",
  confidence: 1,
  needles: ["You need to agree to the EULA in order to run the server"],
  pattern: /You need to agree to the EULA in order to run the server/,
  samples: [
    {
      text: "[12:00:00] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
      parameters: {},
    },
  ],
  counterSamples: ["[12:00:00] [main/INFO]: Loaded eula.txt", "<Steve> I agree to the EULA"],
});
