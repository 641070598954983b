import { finding } from "../../model/finding.ts";

/** By the hash of a server's resource pack, players see that there is a new one. */
export default finding({
  code: "server-pack-hash",
  severity: "notice",
  role: "environment",
  confidence: 0.95,
  needles: ["You specified a resource pack without providing a sha1 hash", "Invalid sha1 for res"],
  pattern:
    /^[^\n<]{0,200}?(?:You specified a resource pack without providing a sha1 hash|(Invalid) sha1 for ress?ource-pack-sha1)/,
  parameters: ([, invalid]) => (invalid ? { why: "invalid" } : {}),
});
