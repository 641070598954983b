import { finding } from "../finding.ts";

export default finding({
  code: "server-path-invalid",
  severity: "fatal",
  confidence: 0.98,
  needles: ["in a directory with ! ", "in directory with ! in path"],
  pattern:
    /^[^\n<]{0,120}?(?:Cannot run server in a directory with ! (?:or \+ )?in the pathname|Cannot use \w{1,30} in directory with ! in path)/,
  samples: [
    {
      text: "Cannot run server in a directory with ! or + in the pathname. Please rename the affected folders and try again.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> Cannot run server in a directory with ! or + in the pathname."],
});
