import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "geyser-auth-mismatch",
  severity: "error",
  confidence: 0.9,
  pattern: /^[^\n<]{0,300}?Cannot reply to EncryptionRequestPacket without profile and access token/,
  parameters: (_, place) => (isRepeated(place, "EncryptionRequestPacket") ? null : {}),
});
