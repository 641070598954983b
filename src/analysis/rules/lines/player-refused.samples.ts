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
    {
      text: "[10:01:00 INFO]: [connected player] Steve (/192.0.2.5:5000): disconnected while connecting to lobby: You are not whitelisted on this server!",
      parameters: { reason: "You are not whitelisted on this server!" },
    },
    {
      text: "10:00:00 [INFO] [Steve] disconnected with: §cKicked whilst connecting to hub: §fYou need the lamp pack",
      parameters: { reason: "You need the lamp pack" },
    },
    {
      text: "[10:00:00.000 clientNetworkSession-1/INFO] Steve has disconnected from remote Java server on address 127.0.0.1 because of You are sending too many packets!",
      parameters: { reason: "You are sending too many packets!" },
    },
  ],
  counterSamples: [
    `${joining}${refused}Disconnected`,
    "[10:00:00.000 GeyserServer-1/INFO] Steve has disconnected from remote Java server on address 127.0.0.1 because of Bedrock client disconnected",
    "10:00:00 [INFO] [Steve] disconnected with: §cKicked whilst connecting to hub: §fOutdated server! I'm still on 1.19",
    `${joining}${refused}Wird beendet`,
    `${joining}${refused}Outdated client! Please use 1.21.4`,
    `${joining}${refused}Internal Exception: java.io.IOException: Lamp fell over`,
    `${joining}[10:01:01] [Render thread/INFO]: Loaded 12 advancements\n${refused}You have been idle for too long!`,
    `${refused}You have been idle for too long!`,
  ],
} satisfies LineSamples;
