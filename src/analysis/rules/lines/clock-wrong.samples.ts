import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00 INFO]: [floodgate] Something isn't right with this data. Try logging in again or contact a server administrator if the issue persists.",
      parameters: { of: "floodgate" },
    },
    {
      text: "[Info: 2024-02-01 10:00:02.1: Xal.lib(0)] XAL: Clock skew updated. Server time: 2024-02-01T11:00:00Z - System time: 2024-02-01T10:00:02Z = skew (seconds) 3598",
      parameters: { minutes: "60", of: null },
    },
    {
      text: "[10:00:00] [@.util.io.NetworkUtils.doGet/WARNING] Failed\njavax.net.ssl.SSLHandshakeException: PKIX path validation failed\nCaused by: java.security.cert.CertificateNotYetValidException: NotBefore: Mon Jan 01 00:00:00 UTC 2024",
      parameters: { minutes: null },
    },
    {
      text: "[2024-02-01 10:00:00.000] [error] GDLauncher: request to https://launchermeta.mojang.com/ failed, reason: certificate is not yet valid (CERT_NOT_YET_VALID)",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Steve sent expired chat: 'hello'. Is the client/server system time unsynchronized?",
      parameters: { of: "players" },
    },
    {
      text: "2024-02-01 [10:00:00.001] [Server thread/INFO]: [NetworkSession: 203.0.113.5 50000] Session closed due to Token can't be used yet - check the server's date/time matches the client.",
      parameters: { of: "players" },
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: Out-of-order chat packet received. Did your system time change?",
      parameters: { of: "chat" },
    },
    {
      text: "[10:00:00] [Render thread/WARN]: Client disconnected with reason: Expired profile public key. Check that your system time is synchronized, and try restarting your game.",
      parameters: { of: "chat" },
    },
  ],
  counterSamples: [
    "[Info: 2024-02-01 10:00:02.1: Xal.lib(0)] XAL: Clock skew updated. Server time: 2024-02-01T10:00:00Z - System time: 2024-02-01T10:00:02Z = skew (seconds) -2",
    "[10:00:00] [Server thread/INFO]: <Alex> certificate is not yet valid",
  ],
} satisfies LineSamples;
