import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Failed to verify authentication\ncom.mojang.authlib.exceptions.InvalidCredentialsException: Status: 401\n\tat com.mojang.authlib.exceptions.MinecraftClientHttpException.toAuthenticationException(MinecraftClientHttpException.java:56)\nCaused by: com.mojang.authlib.exceptions.MinecraftClientHttpException: Status: 401",
      parameters: { account: "own" },
    },
    {
      text: "[10:00:00] [main/INFO]: Loaded Fabric development mappings for mixin remapper!\n[10:00:04] [Render thread/INFO]: Setting user: Player318\n[10:00:05] [Download-1/ERROR]: Failed to fetch user properties\ncom.mojang.authlib.exceptions.InvalidCredentialsException: Status: 401\n\tat com.mojang.authlib.exceptions.MinecraftClientHttpException.toAuthenticationException(MinecraftClientHttpException.java:56)",
      parameters: { account: "made-up" },
    },
    {
      text: "[12:00:01] [User Authenticator #4/ERROR]: Username 'Steve' tried to join with an invalid session",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Disconnecting Steve (/203.0.113.9:50000): Failed to verify username!",
      parameters: {},
    },
    {
      text: "[12:00:01] [Render thread/WARN]: Client disconnected with reason: Failed to log in: Invalid session (Try restarting your game and the launcher)",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> Failed to verify username!",
    "[12:00:01] [main/ERROR]: Could not authorize you against Realms server: Invalid session id",
  ],
} satisfies LineSamples;
