import { finding } from "../../model/finding.ts";

export default finding({
  code: "floodgate-missing",
  severity: "error",
  needles: ["Auth-type set to Floodgate", "Error while reading Floodgate key file"],
  pattern:
    /^[^\n<]{0,200}?(?:Auth-type set to Floodgate (?:but Floodgate is not installed|and the public key is missing)|Error while reading Floodgate key file)/,
});
