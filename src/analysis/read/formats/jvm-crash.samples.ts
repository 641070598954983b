import type { FormatSamples } from "./format-samples.ts";

export default {
  Java: [
    {
      text: "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f0000000000, pid=1, tid=2\n#\n# JRE version: OpenJDK Runtime Environment Temurin-17.0.8+7 (17.0.8+7) (build 17.0.8+7)\n\n---------------  S U M M A R Y ------------\n\nCommand Line: -Xmx4G",
      id: "java/jvm-crash",
      version: null,
      statements: { "Java version": "17.0.8" },
    },
  ],
} satisfies FormatSamples;
