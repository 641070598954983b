import { finding } from "../../model/finding.ts";

/** A kind of living entity that its mod never gave health and speed: the first one that appears crashes the game. */
export default finding({
  code: "entity-attributes-missing",
  severity: "notice",
  role: "environment",
  pattern: /^[^\n<]{0,200}?Entity ([a-z0-9_.-]{1,64}):([\w./-]{1,100}) has no attributes/,
  parameters: (match) => ({ mod: match[1]!, entity: `${match[1]}:${match[2]}` }),
  oneFor: ["mod"],
  gathers: "entity",
});
