import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-incompatible",
  severity: "error",
  confidence: 0.98,
  needles: [
    "': Incompatible ",
    '": Incompatible ',
    "': API version not compatible",
    "uses an incompatible API version",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Could not (?:load|enable) plugin ['"]([^'"\n]{1,120})['"]: (?:API version not compatible|Incompatible (?:API|GeniAPI|network protocol|protocol|PHP|operating system|OS))|Plugin ([^\s]{1,100}) uses an incompatible API version)/,
  parameters: (match) => ({ plugin: (match[1] ?? match[2])! }),
});
