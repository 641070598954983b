import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/INFO]: Setting user: Alex\n[10:00:02] [Client thread/INFO]: LWJGL Version: 2.9.1\n[10:00:06] [Client thread/INFO]: Reloading ResourceManager: Default\n[10:00:09] [Sound Library Loader/INFO]: Sound engine started\n",
      parameters: {},
      only: [],
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: Setting user: Alex\n[10:00:02] [Client thread/INFO]: LWJGL Version: 2.9.1\n[10:00:06] [Client thread/INFO]: Stopping!\n",
  ],
} satisfies WholeLogSamples;
