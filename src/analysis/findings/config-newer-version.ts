import { finding } from "../finding.ts";

export default finding({
  code: "config-newer-version",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Loading a newer configuration than is supported ("],
  pattern: /^[^\n<]{0,250}?Loading a newer configuration than is supported \((\d{1,6}) > (\d{1,6})\)!/,
  parameters: (match) => ({ saved: match[1]!, supported: match[2]! }),
  only: "server",
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Loading a newer configuration than is supported (30 > 29)! You may have to backup & delete your global config file to start the server.",
      parameters: { saved: "30", supported: "29" },
    },
  ],
  counterSamples: ["<Alex> Loading a newer configuration than is supported (30 > 29)!"],
});
