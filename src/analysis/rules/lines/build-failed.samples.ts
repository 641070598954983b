import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "C:\\dev\\lamps\\src\\main\\java\\org\\example\\Lamp.java:12: error: cannot find symbol\n1 error\n\n* What went wrong:\nExecution failed for task ':compileJava'.\n> Compilation failed; see the compiler error output for details.",
      parameters: { task: ":compileJava", file: "Lamp.java", line: "12", error: "cannot find symbol" },
    },
    {
      text: "FAILURE: Build failed with an exception.\n\n* Where:\nBuild file '/home/alex/lamps/build.gradle' line: 5\n\n* What went wrong:\nA problem occurred evaluating root project 'lamps'.\n> Failed to apply plugin 'net.minecraftforge.gradle'.\n   > This plugin needs an older Gradle.\n\n* Try:\n> Run with --info option to get more log output.",
      parameters: { task: null, reason: "This plugin needs an older Gradle." },
    },
    {
      text: "* What went wrong:\nBUG! exception in phase 'semantic analysis' in source unit '_BuildScript_' Unsupported class file major version 65\n\n* Try:\n> Run with --stacktrace option",
      parameters: {
        reason:
          "BUG! exception in phase 'semantic analysis' in source unit '_BuildScript_' Unsupported class file major version 65",
      },
    },
  ],
  counterSamples: [
    "Execution failed for task ':runClient'.\n> Process 'command 'java'' finished with non-zero exit value -1",
  ],
} satisfies LineSamples;
