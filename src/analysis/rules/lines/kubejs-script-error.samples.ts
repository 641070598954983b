import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
