import type { LineSamples } from "../samples.ts";

const joining = "[10:01:00] [Render thread/INFO]: Connecting to lamps.example.org, 25565\n";
const refused = "[10:01:02] [Render thread/WARN]: Client disconnected with reason: ";

export default {
  only: "client",
  samples: [
    {
      text: `${joining}${refused}You are not white-listed on this server!`,
      parameters: { reason: "You are not white-listed on this server!" },
    },
    {
      text: `${joining}${refused}You are banned from this server.\\nReason: Banned by an operator.`,
      parameters: { reason: "You are banned from this server." },
    },
    {
      text: `${joining}${refused}Der Server ist voll!`,
      parameters: { reason: "Der Server ist voll!" },
    },
    {
      text: `${joining}${refused}您未被添加到白名单中`,
      parameters: { reason: "您未被添加到白名单中" },
    },
  ],
  counterSamples: [
    `${joining}${refused}Disconnected`,
    `${joining}${refused}Wird beendet`,
    `${joining}${refused}Outdated client! Please use 1.21.4`,
    `${joining}${refused}Internal Exception: java.io.IOException: Lamp fell over`,
    `${joining}[10:01:01] [Render thread/INFO]: Loaded 12 advancements\n${refused}You have been idle for too long!`,
    `${refused}You have been idle for too long!`,
  ],
} satisfies LineSamples;
