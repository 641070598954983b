/** The findings of a report that the JVM itself wrote. It says more than how a launcher or a shell saw the program end. */
export const jvmReportCodes = [
  "jvm-crash",
  "jvm-agent-crash",
  "graphics-driver",
  "sound-library-crash",
  "jvm-compiled-code-crash",
  "jvm-compiler-crash",
  "jvm-heap-damaged",
  "jvm-stack-overflow",
  "jvm-crash-after-error",
  "jvm-file-changed",
  "jvm-mapped-file",
  "macos-display",
  "jemalloc-page-size",
] as const;
