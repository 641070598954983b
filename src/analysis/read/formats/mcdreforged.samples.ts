import type { FormatSamples } from "./format-samples.ts";

export default {
  MCDReforged: [
    {
      text: "[MCDR] [2024-06-01 10:00:00] [MainThread/INFO]: MCDReforged is running with Python 3.11.2\n[MCDR] [2024-06-01 10:00:00] [TaskExecutor/INFO]: Plugin lanterns@1.0.0 has been loaded\n[MCDR] [2024-06-01 10:00:01] [MainThread/INFO]: bye",
      id: "mcdreforged/server",
      version: null,
    },
    {
      text: "[MCDR] [10:00:00] [MainThread/INFO]: MCDReforged is running\n[MCDR] [10:00:01] [TaskExecutor/WARNING] [lanterns]: The oil is low",
      id: "mcdreforged/server",
      version: null,
    },
  ],
} satisfies FormatSamples;
