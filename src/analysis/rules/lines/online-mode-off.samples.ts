import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2025-03-01 10:00:00.001 [main] WARN  - Xbox authentication is not enabled! It's recommended to enable it (xbox-auth=on in server.properties).",
      parameters: { of: "xbox" },
    },
    {
      text: "2020-06-01 10:00:00 Server|WARNING > Online mode is disabled. The server will not verify that players are authenticated to Xbox Live.",
      parameters: { of: "xbox" },
    },
    {
      text: "[10:00:00] [Server thread/WARN] [net.minecraft.server.dedicated.DedicatedServer/]: 在server.properties文件中将“online-mode”的值改为“true”",
      parameters: {},
    },
    { text: "[12:00:01] [Server thread/WARN]: **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!", parameters: {} },
    {
      text: "[12:00:01 WARN]: The proxy is running in offline mode! This is a security risk and you will NOT receive any support!",
      parameters: { of: "proxy" },
    },
    {
      text: "[12:00:01] [main/ERROR] [LampBungee]: Online mode is set to false! Authentication system has been disabled",
      parameters: {},
    },
  ],
  counterSamples: [
    "2020-06-01 10:00:00 Server|INFO > <Alex> **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!",
    "<Alex> **** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!",
    "[12:00:01] [Server thread/INFO]: Default game type: SURVIVAL",
  ],
} satisfies LineSamples;
