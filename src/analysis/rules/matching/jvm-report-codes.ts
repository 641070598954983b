/** What a report of the JVM itself is told as: it says more than how a launcher or a shell saw the program end. */
export const jvmReportCodes = [
  "jvm-crash",
  "graphics-driver",
  "sound-library-crash",
  "jvm-compiler-crash",
  "jvm-heap-damaged",
  "jvm-file-changed",
] as const;
