import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00 ERROR]: [floodgate] Exception while handling the handshake\njavax.crypto.AEADBadTagException: Tag mismatch!\n\tat org.geysermc.floodgate.crypto.AesCipher.decrypt(AesCipher.java:1)",
      parameters: {},
    },
    {
      text: "[10:00:00 INFO]: Disconnecting /192.0.2.7:0: Please connect through the official Geyser",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00 ERROR]: [Vaults] x\njavax.crypto.AEADBadTagException: Tag mismatch!"],
} satisfies LineSamples;
