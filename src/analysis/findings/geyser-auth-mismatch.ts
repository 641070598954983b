import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "geyser-auth-mismatch",
  severity: "error",
  confidence: 0.9,
  needles: ["Cannot reply to EncryptionRequestPacket without profile and access token"],
  pattern: /^[^\n<]{0,300}?Cannot reply to EncryptionRequestPacket without profile and access token/,
  parameters: (_, place) => (isRepeated(place, "EncryptionRequestPacket") ? null : {}),
  samples: [
    {
      text: "[10:00:00 ERROR] An error occurred\njava.lang.IllegalStateException: Cannot reply to EncryptionRequestPacket without profile and access token.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> Cannot reply to EncryptionRequestPacket without profile and access token."],
});
