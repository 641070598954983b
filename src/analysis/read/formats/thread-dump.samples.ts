import type { FormatSamples } from "./format-samples.ts";

export default {
  "Thread dump": [
    {
      text: 'Full thread dump OpenJDK 64-Bit Server VM (17.0.8+7 mixed mode, sharing):\n\n"main" #1 prio=5 os_prio=0 tid=0x1 nid=0x2 runnable\n   java.lang.Thread.State: RUNNABLE\n\tat java.base/java.lang.Thread.run(Thread.java:833)',
      id: "thread-dump/unknown",
      version: null,
      statements: { "Java version": "17.0.8" },
    },
  ],
} satisfies FormatSamples;
