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
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 12288 bytes for committing reserved memory.\n# Possible reasons:\n#   The system is out of physical RAM or swap space\n#\n# JRE version: OpenJDK Runtime Environment (8.0_400-b06) (build 1.8.0_400-b06)\n# Java VM: Java HotSpot(TM) Client VM (25.400-b06 mixed mode windows-x86 )\n\n---------------  S Y S T E M  ---------------\n\nMemory: 4k page, physical 8388608k(3145728k free), swap 16777216k(9437184k free)\n\nvm_info: Java HotSpot(TM) Client VM (25.400-b06) for windows-x86 JRE (1.8.0_400-b06)",
      parameters: { area: "java-32-bit", memory: "8 GB", free: "3 GB", size: "12 KB" },
      only: [],
    },
    {
      text: "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 12288 bytes for committing reserved memory.\n# Possible reasons:\n#   The system is out of physical RAM or swap space\n#\n# JRE version: OpenJDK Runtime Environment (8.0_400-b06) (build 1.8.0_400-b06)\n# Java VM: OpenJDK 64-Bit Server VM (25.400-b06 mixed mode linux-amd64 compressed oops)\n\n---------------  P R O C E S S  ---------------\n\njvm_args: -Xms2G -Xmx2G \njava_command: /srv/server.jar\n\n---------------  S Y S T E M  ---------------\n\nMemory: 4k page, physical 2097152k(60992k free), swap 0k(0k free)\n\nvm_info: OpenJDK 64-Bit Server VM (25.400-b06) for linux-amd64 JRE (1.8.0_400-b06)",
      parameters: { area: "machine", memory: "2 GB", heap: "2 GB", argument: "-Xmx1280M", size: "12 KB" },
      only: [],
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: Java heap space",
    "[10:00:00] [Server thread/INFO]: <Alex> unable to create new native thread",
    "[10:00:00] [Server thread/WARN]: [Shop] Cannot allocate memory card",
  ],
} satisfies LineSamples;
