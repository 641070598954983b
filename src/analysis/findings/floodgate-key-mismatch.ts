import { finding } from "../finding.ts";

export default finding({
  code: "floodgate-key-mismatch",
  severity: "error",
  confidence: 0.85,
  needles: ["javax.crypto.AEADBadTagException: Tag mismatch", "Failed to decrypt test message."],
  pattern: /^[^\n<]{0,300}?(?:AEADBadTagException: Tag mismatch|Failed to decrypt test message\.)/,
  parameters: (_, place) =>
    place.mentions("loodgate") || place.mentions("geyser") || place.mentions("Geyser") ? {} : null,
  samples: [
    {
      text: "[10:00:00 ERROR]: [floodgate] Exception while handling the handshake\njavax.crypto.AEADBadTagException: Tag mismatch!\n\tat org.geysermc.floodgate.crypto.AesCipher.decrypt(AesCipher.java:1)",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00 ERROR]: [Vaults] x\njavax.crypto.AEADBadTagException: Tag mismatch!"],
});
