import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "Process crashed with exitcode 139.", parameters: { exitCode: "139" } },
    { text: "Process exited with code 134.", parameters: { exitCode: "134" } },
    { text: "start.sh: line 4:  4412 Segmentation fault      (core dumped) java -jar server.jar", parameters: {} },
  ],
  counterSamples: [
    "Process exited with code 0.",
    "Process exited with code 1.",
    "Process was killed by user.\nProcess crashed with exitcode 6.",
    "[10:00:00] [Render thread/INFO]: [CHAT] Segmentation fault",
    "Aborted by the player",
  ],
} satisfies LineSamples;
