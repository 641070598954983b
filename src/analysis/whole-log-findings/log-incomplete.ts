import { wholeLogFinding } from "../whole-log-finding.ts";

const ended =
  /Stopping!|Stopping (?:the )?server|Process (?:exited|crashed)|exit(?:ed with)? code|Game crashed|rash report|Disconnecting|Shutting down|Closing|Saving worlds|Failed to start|Goodbye|eula|EULA|Incompatible mod|Quit correctly|Exception in thread|^Killed\b/m;
const maxLines = 25;
const fewestLines = 3;

/** A log of a few lines that stops in the middle of the start: what matters may stand behind. */
export default wholeLogFinding({
  codes: ["log-incomplete"],
  severity: "notice",
  role: "environment",
  confidence: 0.6,
  find({ lines, software, exceptions, facts }) {
    if (software.kind !== "client" || lines.count > maxLines || lines.count < fewestLines) return [];
    if (exceptions.length > 0 || ended.test(lines.text.slice(-8000)) || facts.levelCounts.error > 0) return [];
    const last = lines.count - 1;
    return [{ parameters: {}, firstLine: last, endLine: last + 1 }];
  },
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
});
