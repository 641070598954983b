import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[authlib-injector] [INFO] API root: https://skins.example.org/api/yggdrasil/\n[authlib-injector] [ERROR] Failed to fetch metadata: java.net.ConnectException: Connection timed out: connect",
      parameters: {
        service: "skins.example.org",
        reason: "ConnectException: Connection timed out: connect",
        why: null,
      },
    },
    {
      text: "[10:00:00] [Thread-4/INFO] [authlib-injector] [ERROR] Unable to parse metadata: java.io.IOException: Invalid JSON",
      parameters: { service: null, reason: "IOException: Invalid JSON", why: "answer" },
    },
  ],
  counterSamples: [
    "[authlib-injector] [ERROR] Failed to open log file",
    "[10:00:00] [Render thread/INFO]: [CHAT] [authlib-injector] [ERROR] Failed to fetch metadata: java.net.ConnectException: x",
  ],
} satisfies LineSamples;
