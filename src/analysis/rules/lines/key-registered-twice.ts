import { finding } from "../../model/finding.ts";

export default finding({
  code: "key-registered-twice",
  severity: "error",
  joins: ["suspect"],
  // The game throws the second, and before 1.19.3 only noted it.
  pattern:
    /IllegalArgumentException: Multiple entries with same key: ([\w:./-]{2,100})=(?!FMLMod:)|IllegalStateException: Adding duplicate key 'ResourceKey\[[\w:./-]{1,80} \/ ([\w:./-]{2,100})\]' to registry/,
  parameters: (match) => ({ name: (match[1] ?? match[2])! }),
});
