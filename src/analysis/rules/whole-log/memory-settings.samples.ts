import type { WholeLogSamples } from "../samples.ts";

const report =
  "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Manually triggered debug crash\n\njava.lang.Throwable: x\n\tat a.b.C.d(C.java:1)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.4\n";
const mods = Array.from({ length: 40 }, (_, i) => `\t- lamps${i} 1.0\n`).join("");

export default {
  samples: [
    {
      text: `${report}\tMemory: 100000000 bytes (95 MiB) / 8589934592 bytes (8192 MiB) up to 8589934592 bytes (8192 MiB)\n\tVirtual memory max (MB): 7990.52\n`,
      code: "heap-of-machine",
      parameters: { heap: "8 GB", memory: "7.8 GB", argument: "-Xmx5G" },
      codes: ["debug-crash", "heap-of-machine"],
      only: [],
    },
    {
      text: `Java Arguments:\n[-Xmx1024m]\n\n[10:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.9\n[10:00:00] [main/INFO]: Loading 40 mods:\n${mods}[10:00:09] [Render thread/INFO]: Stopping!\n`,
      code: "heap-small",
      parameters: { heap: "1 GB", count: "40" },
      only: [],
    },
  ],
  counterSamples: [
    `${report}\tMemory: 100000000 bytes (95 MiB) / 4294967296 bytes (4096 MiB) up to 4294967296 bytes (4096 MiB)\n\tVirtual memory max (MB): 7990.52\n`,
    "Java Arguments:\n[-Xmx1024m]\n\n[10:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.9\n[10:00:00] [main/INFO]: Loading 1 mod:\n\t- lamps 1.0\n",
  ],
} satisfies WholeLogSamples;
