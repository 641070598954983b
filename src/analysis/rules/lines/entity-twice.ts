import { finding } from "../../model/finding.ts";

/** Two entities with one UUID: a chunk was copied or saved twice. The game keeps one of them. */
export default finding({
  code: "entity-twice",
  severity: "notice",
  role: "environment",
  pattern:
    /^[^\n<]{0,200}?(?:Keeping entity ([\w:.]{2,80}) that already exists with UUID |UUID of added entity already exists: ([A-Za-z]\w{1,60})|Trying to add entity with duplicated UUID [0-9a-f-]{36}\. Existing ([\w:.]{2,80})#)/,
  parameters: (match) => ({ entity: match[1] ?? match[2] ?? match[3] }),
  oneFor: [],
  gathers: "entity",
});
