import { finding } from "../../model/finding.ts";

/** All that Iris and Oculus say of a pack before they go on without it. */
export default finding({
  code: "shader-pack-invalid",
  severity: "error",
  needles: [
    "is not valid! Can't load it.",
    'Failed to load the shaderpack "',
    'Could not load the shaderpack "',
    " appears to be corrupted, please try downloading it again!",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Pack "([^"\n]{1,200})" is not valid! Can't load it\.|(?:Failed to|Could not) load the shaderpack "([^"\n]{1,200})"|The shaderpack "([^"\n]{1,200})" appears to be corrupted)/,
  parameters: (match) => ({ pack: (match[1] ?? match[2] ?? match[3])! }),
});
