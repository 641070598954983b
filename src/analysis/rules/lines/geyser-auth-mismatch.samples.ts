import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00 ERROR] An error occurred\njava.lang.IllegalStateException: Cannot reply to EncryptionRequestPacket without profile and access token.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> Cannot reply to EncryptionRequestPacket without profile and access token."],
} satisfies LineSamples;
