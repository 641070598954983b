import { format, stated } from "./format.ts";

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
  sources: [...stated("Java version", [["Full thread dump ", /Full thread dump [^\n]{0,80}\((\d[\d._]{0,30})/]])],
  version: null,
  splitting: "paragraphs",
});
