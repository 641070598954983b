import { finding } from "../finding.ts";

export default finding({
  code: "multiplayer-disabled",
  severity: "warning",
  confidence: 0.95,
  needles: ["Multiplayer is disabled. Please check your Microsoft account settings", "multiplayer is disabled"],
  pattern:
    /^(?=[^\n<]{0,250}?(?:Failed to log ?in|reason|disconnect))[^\n<]{0,340}?[Mm]ultiplayer is disabled(?:\.|\b)/,
  only: "client",
  samples: [
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: Failed to log in: Multiplayer is disabled. Please check your Microsoft account settings.",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: [CHAT] Failed to log in: Multiplayer is disabled. Please check your Microsoft account settings.",
  ],
});
