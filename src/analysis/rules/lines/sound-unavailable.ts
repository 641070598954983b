import { finding } from "../../model/finding.ts";

export default finding({
  code: "sound-unavailable",
  severity: "notice",
  role: "environment",
  // Before 1.13 another library says it.
  pattern:
    /Error starting SoundSystem\. Turning off sounds & music|Unable to initialize OpenAL\. {1,4}Probable cause: OpenAL not supported/,
});
