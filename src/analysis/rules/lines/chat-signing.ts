import { finding } from "../../model/finding.ts";

export default finding({
  code: "chat-signing",
  severity: "error",
  needles: [
    "tried to cancel a signed chat message",
    "tried to change a signed chat message",
    "tried to deny a command with signable",
  ],
  pattern:
    /A plugin tried to (?:cancel|change) a signed chat message([^\n]{0,200})|A plugin tried to deny a command with signable/,
  parameters: (match) => ({ player: /Disconnecting player (\S{1,40})/.exec(match[1] ?? "")?.[1] }),
});
