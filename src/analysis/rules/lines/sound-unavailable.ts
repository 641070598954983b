import { finding } from "../../model/finding.ts";

export default finding({
  code: "sound-unavailable",
  severity: "notice",
  role: "environment",
  pattern: /Error starting SoundSystem\. Turning off sounds & music/,
});
