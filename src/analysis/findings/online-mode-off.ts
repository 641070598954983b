import { finding } from "../finding.ts";

export default finding({
  code: "online-mode-off",
  severity: "notice",
  role: "environment",
  confidence: 1,
  needles: ["SERVER IS RUNNING IN OFFLINE/INSECURE MODE", "The proxy is running in offline mode!"],
  pattern:
    /^[^\n<]{0,250}?(?:\*{2,4} SERVER IS RUNNING IN OFFLINE\/INSECURE MODE|The proxy is running in offline mode!)/,
  samples: [
    { text: "[12:00:01] [Server thread/WARN]: **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!", parameters: {} },
    {
      text: "[12:00:01 WARN]: The proxy is running in offline mode! This is a security risk and you will NOT receive any support!",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!",
    "[12:00:01] [Server thread/INFO]: Default game type: SURVIVAL",
  ],
});
