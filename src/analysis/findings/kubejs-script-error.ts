import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "kubejs-script-error",
  severity: "fatal",
  confidence: 0.95,
  needles: ["There were KubeJS "],
  pattern: /There were KubeJS (\w{1,20})(?: script)?(?: syntax)? errors/i,
  parameters: (match, place) => {
    if (isRepeated(place, "There were KubeJS ")) return null;
    // The errors themselves stand in the lines above.
    const [, file, line] =
      /(?<![\w./-])([\w./-]{1,120}\.[jt]s)(?:#|:)(\d{1,6}): /.exec(place.before.slice(-8000)) ?? [];
    return { kind: match[1]!, file, line };
  },
  samples: [
    {
      text: "java.lang.RuntimeException: There were KubeJS startup script syntax errors! See logs/kubejs/startup.log for more info",
      parameters: { kind: "startup" },
    },
    {
      text: "[10:00:00] [main/ERROR] [KubeJS Startup/]: startup_scripts:items.js#14: Error in 'StartupEvents.registry': TypeError: x\n[10:00:00] [main/ERROR] [KubeJS Startup/]: There were KubeJS startup script syntax errors! See logs/kubejs/startup.log for more info",
      codes: ["kubejs-script-error", "script-error"],
      parameters: { kind: "startup", file: "items.js", line: "14" },
    },
  ],
  counterSamples: [
    "[main/INFO]: Loaded 3/3 KubeJS startup scripts in 0.1 s",
    "<Steve> There were KubeJS startup errors",
  ],
});
