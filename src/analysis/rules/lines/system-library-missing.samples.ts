import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "./bedrock_server: error while loading shared libraries: libssl.so.1.1: cannot open shared object file: No such file or directory",
      parameters: { program: "bedrock_server", library: "libssl.so.1.1" },
    },
    {
      text: "./bedrock_server: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.35' not found (required by ./bedrock_server)",
      parameters: { program: "bedrock_server", library: "GLIBC_2.35" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> ./bedrock_server: error while loading shared libraries: libssl.so.1.1: cannot open shared object file",
    "[10:00:00] [Server thread/WARN]: [Lotto] Item version `2' not found (required by the shop)",
  ],
} satisfies LineSamples;
