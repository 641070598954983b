import { finding } from "../finding.ts";

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
  samples: [
    {
      text: "[10:00:02 ERROR]: A plugin tried to cancel a signed chat message. This is no longer possible in 1.19.1 and newer. Disconnecting player Alex",
      parameters: { player: "Alex" },
    },
  ],
  counterSamples: ["[10:00:02 INFO]: chat is signed"],
});
