import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 268435456 bytes for committing reserved memory.",
      parameters: { area: "native", size: "256 MB" },
    },
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Cannot create worker GC thread. Out of system resources.",
      parameters: { area: "threads" },
    },
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 65536 bytes. Error detail: CodeCache: committing reserved memory.",
      parameters: { area: "code-cache", size: "64 KB" },
    },
    {
      text: "OpenJDK 64-Bit Server VM warning: INFO: os::commit_memory(0x0000000600000000, 8589934592, 0) failed; error='Not enough space' (errno=12)",
      parameters: { area: "native", size: "8 GB" },
    },
    {
      text: "java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached",
      parameters: { area: "threads" },
    },
    {
      text: "[12.2s][warning][os,thread] Failed to start thread - pthread_create failed (EAGAIN) for attributes: stacksize: 1024k, guardsize: 0k, detached.\njava.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached",
      parameters: { area: "threads" },
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: Java heap space",
    "[10:00:00] [Server thread/INFO]: <Alex> unable to create new native thread",
    "[10:00:00] [Server thread/WARN]: [Shop] Cannot allocate memory card",
  ],
} satisfies LineSamples;
