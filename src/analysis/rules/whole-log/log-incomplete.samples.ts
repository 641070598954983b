import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[13:54:12] [main/INFO]: Setting user: Alex\n[13:54:17] [Client thread/INFO]: LWJGL Version: 2.9.1\n[13:54:41] [Client thread/INFO]: Reloading ResourceManager: Default\n[13:55:26] [Sound Library Loader/INFO]: Sound engine started\n",
      parameters: {},
      only: [],
    },
  ],
  counterSamples: [
    "[13:54:12] [main/INFO]: Setting user: Alex\n[13:54:17] [Client thread/INFO]: LWJGL Version: 2.9.1\n[13:54:41] [Client thread/INFO]: Stopping!\n",
  ],
} satisfies WholeLogSamples;
