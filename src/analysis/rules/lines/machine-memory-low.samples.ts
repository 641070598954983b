import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "/proc/meminfo:\nMemTotal:        8024304 kB\nMemFree:           90048 kB\nMemAvailable:     206032 kB",
      parameters: { free: "201 MB", memory: "7.7 GB" },
    },
    {
      text: "Memory: 4k page, system-wide physical 16173M (1003M free)\nTotalPageFile size 20269M (AvailPageFile size 12M)",
      parameters: { free: "12 MB", memory: "19.8 GB" },
    },
  ],
  counterSamples: [
    "/proc/meminfo:\nMemTotal:        8024304 kB\nMemFree:           90048 kB\nMemAvailable:    4206032 kB",
    "TotalPageFile size 20269M (AvailPageFile size 6012M)",
    "MemAvailable:     206032 kB",
  ],
} satisfies LineSamples;
