import { finding } from "../../model/finding.ts";

export default finding({
  code: "chat-signing",
  severity: "error",
  pattern:
    /A plugin tried to (?:cancel|change) a signed chat message([^\n]{0,200})|A plugin tried to deny a command with signable/,
  parameters: (match) => ({ player: /Disconnecting player (\S{1,40})/.exec(match[1] ?? "")?.[1] }),
});
