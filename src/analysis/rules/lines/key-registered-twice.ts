import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "key-registered-twice",
  severity: "error",
  joins: ["suspect"],
  // The game throws the second, and before 1.19.3 only noted it.
  pattern:
    /IllegalArgumentException: Multiple entries with same key: ([\w:./-]{2,100})=(?!FMLMod:)|IllegalStateException: Adding duplicate key 'ResourceKey\[[\w:./-]{1,80} \/ ([\w:./-]{2,100})\]' to registry|Cannot register payload ([\w.-]{2,64}):([\w./-]{1,120}) as it is already/,
  parameters: (match, place) => {
    if (!match[3]) return { name: (match[1] ?? match[2])! };
    // Libraries register them for others: it is whose name it has.
    return isRepeated(place, match[0]) ? null : { suspect: match[3], name: `${match[3]}:${match[4]}` };
  },
});
