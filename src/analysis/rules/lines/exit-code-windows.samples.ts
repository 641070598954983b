import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "Process exited with code -1073741819.", parameters: { exitCode: "-1073741819", status: "0xC0000005" } },
    { text: "Process crashed with exit code -805306369", parameters: { exitCode: "-805306369", status: "0xCFFFFFFF" } },
    {
      text: "[10:00:00] [launcher/WARN]: Game ended with bad state (exit code -1073740791)",
      parameters: { exitCode: "-1073740791", status: "0xC0000409" },
    },
    {
      text: "[12:00:05] [HMCL ProcessListener] Minecraft exit with code -1073741819(0xc0000005), type is JVM_ERROR.",
      parameters: { exitCode: "-1073741819", status: "0xC0000005" },
    },
    {
      text: "Process crashed with exitcode -1073741515.",
      parameters: { exitCode: "-1073741515", status: "0xC0000135" },
    },
  ],
  counterSamples: [
    "Process exited with code 0.",
    "[10:00:00] [main/INFO]: Seed: -1073741819",
    "<Alex> exit code -1073741819",
  ],
} satisfies LineSamples;
