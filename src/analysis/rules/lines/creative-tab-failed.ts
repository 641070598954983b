import { finding } from "../../model/finding.ts";

/** JEI asks every mod for the contents of its tabs. */
export default finding({
  code: "creative-tab-failed",
  severity: "notice",
  role: "environment",
  joins: ["suspect"],
  pattern:
    /^[^\n<]{0,200}?(?:Creative tab|Item Group) crashed while [^\n]{0,160}?(?:item list|contents|ingredient list)\.?(?: ([a-z][\w.$]{4,200})@[0-9a-f]{2,8})?/,
  parameters: (match) => ({ class: match[1] }),
  oneFor: ["suspect"],
});
