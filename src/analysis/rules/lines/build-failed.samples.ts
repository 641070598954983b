import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "C:\\dev\\lamps\\src\\main\\java\\org\\example\\Lamp.java:12: error: cannot find symbol\n1 error\n\n* What went wrong:\nExecution failed for task ':compileJava'.\n> Compilation failed; see the compiler error output for details.",
      parameters: { task: ":compileJava", file: "Lamp.java", line: "12", error: "cannot find symbol" },
    },
  ],
  counterSamples: [
    "Execution failed for task ':runClient'.\n> Process 'command 'java'' finished with non-zero exit value -1",
  ],
} satisfies LineSamples;
