import { finding } from "../finding.ts";

export default finding({
  code: "floodgate-missing",
  severity: "error",
  needles: ["Auth-type set to Floodgate", "Error while reading Floodgate key file"],
  pattern:
    /^[^\n<]{0,200}?(?:Auth-type set to Floodgate (?:but Floodgate is not installed|and the public key is missing)|Error while reading Floodgate key file)/,
  samples: [
    {
      text: "[10:00:02 ERROR] Auth-type set to Floodgate but Floodgate is not installed! Disabling...",
      parameters: {},
    },
    {
      text: "[10:00:02 ERROR] Error while reading Floodgate key file\njava.nio.file.NoSuchFileException: key.pem",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:02 INFO] <Alex> Auth-type set to Floodgate but Floodgate is not installed!"],
});
