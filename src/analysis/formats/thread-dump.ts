import { format } from "./format.ts";

/** What `jstack` prints, alone. Inside a server's log it belongs to that log. */
export const threadDump = format({
  software: "thread-dump",
  name: "Thread dump",
  kind: "unknown",
  markers: [],
  traces: [
    { needle: "Full thread dump " },
    { needle: "java.lang.Thread.State: ", pattern: /^\s{1,8}java\.lang\.Thread\.State: [A-Z_]{3,20}/ },
  ],
  sources: [
    { label: "Java version", needle: "Full thread dump ", pattern: /Full thread dump [^\n]{0,80}\((\d[\d._]{0,30})/ },
  ],
  version: null,
  splitting: "paragraphs",
  samples: [
    {
      text: 'Full thread dump OpenJDK 64-Bit Server VM (17.0.8+7 mixed mode, sharing):\n\n"main" #1 prio=5 os_prio=0 tid=0x1 nid=0x2 runnable\n   java.lang.Thread.State: RUNNABLE\n\tat java.base/java.lang.Thread.run(Thread.java:833)',
      id: "thread-dump/unknown",
      version: null,
      statements: { "Java version": "17.0.8" },
    },
  ],
});
