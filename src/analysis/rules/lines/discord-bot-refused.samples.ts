import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:06] [ChatLink - Initialization/ERROR]: [ChatLink] ChatLink failed to connect to Discord. Reason: The provided bot token is invalid!",
      parameters: { plugin: "ChatLink" },
    },
    {
      text: "[10:00:06] [Server thread/ERROR]: [ChatLink] Invalid bot token, please check config.yml",
      parameters: { plugin: "ChatLink" },
    },
    {
      text: "[10:00:06] [Server thread/WARN]: net.dv8tion.jda.api.exceptions.InvalidTokenException: The provided token is invalid!\n\tat net.dv8tion.jda.internal.JDAImpl.verifyToken(JDAImpl.java:300) ~[ChatLink-2.0.jar:?]\n\tat org.example.chatlink.ChatLink.onEnable(ChatLink.java:30) ~[ChatLink-2.0.jar:?]",
      parameters: { plugin: "ChatLink" },
    },
    {
      text: "[10:00:06] [JDA MainWS-ReadThread/ERROR]: [org.example.jda.internal.requests.WebSocketClient] WebSocket connection was closed and cannot be recovered due to identification issues\nCloseCode(4014 / Disallowed intents. Your bot might not be eligible to request a privileged intent such as GUILD_PRESENCES or GUILD_MEMBERS.)",
      parameters: { why: "intents" },
    },
    {
      text: "[10:00:06] [JDA MainWS-ReadThread/ERROR]: [ChatLink] CloseCode(4004 / Authentication failed.)",
      parameters: { plugin: "ChatLink" },
    },
  ],
  counterSamples: [
    "[10:00:06] [Server thread/WARN]: org.example.shop.InvalidTokenException: The provided token is invalid!",
    "[10:00:06] [Server thread/INFO]: [ChatLink] If the session token is invalid, log in again",
    "[10:00:06] [Server thread/INFO]: [ChatLink] Intents: none (Disallowed)",
  ],
} satisfies LineSamples;
