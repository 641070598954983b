import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "kubejs-script-error",
  severity: "fatal",
  confidence: 0.95,
  needles: ["There were KubeJS "],
  pattern: /There were KubeJS (\w{1,20})(?: script)?(?: syntax)? errors/i,
  parameters: (match, place) => (isRepeated(place, "There were KubeJS ") ? null : { kind: match[1]! }),
  samples: [
    {
      text: "java.lang.RuntimeException: There were KubeJS startup script syntax errors! See logs/kubejs/startup.log for more info",
      parameters: { kind: "startup" },
    },
  ],
  counterSamples: [
    "[main/INFO]: Loaded 3/3 KubeJS startup scripts in 0.1 s",
    "<Steve> There were KubeJS startup errors",
  ],
});
