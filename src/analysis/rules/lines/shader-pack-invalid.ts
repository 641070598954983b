import { finding } from "../../model/finding.ts";

export default finding({
  code: "shader-pack-invalid",
  severity: "error",
  needles: ["is not valid! Can't load it."],
  pattern: /Pack "([^"\n]{1,200})" is not valid! Can't load it\./,
  parameters: (match) => ({ pack: match[1]! }),
});
