import { finding } from "../../model/finding.ts";

export default finding({
  code: "floodgate-missing",
  severity: "error",
  needles: ["Auth-type set to ", "Error while reading Floodgate key file", "EncryptionUtil.getKeyFromFile("],
  pattern:
    /^[^\n<]{0,200}?(?:Auth-type set to [Ff]loodgate (?:but [Ff]loodgate is not installed|and the public key is missing)|Error while reading Floodgate key file|at org\.geysermc\.floodgate\.util\.EncryptionUtil\.getKeyFromFile\()/,
});
