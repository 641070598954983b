import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "exec /lamps/run: exec format error", parameters: { file: "/lamps/run" } },
    {
      text: "standard_init_linux.go:228: exec user process caused: exec format error",
      parameters: { file: null },
    },
    { text: "./lamp_server: cannot execute binary file: Exec format error", parameters: { file: "./lamp_server" } },
    {
      text: "bash: ./lamp_server: cannot execute binary file: Exec format error",
      parameters: { file: "./lamp_server" },
    },
    { text: "rosetta error: failed to open elf at /lib64/ld-linux-x86-64.so.2", parameters: { file: null } },
    {
      text: "qemu-x86_64: Could not open '/lib64/ld-linux-x86-64.so.2': No such file or directory",
      parameters: { file: null },
    },
  ],
  counterSamples: ["<Alex> exec /lamps/run: exec format error", "[10:00:00] [main/INFO]: exec format checked"],
} satisfies LineSamples;
