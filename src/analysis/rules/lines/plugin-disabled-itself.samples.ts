import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/ERROR]: [Lotto] Your licence key is not valid.\n[09:00:01] [Server thread/ERROR]: [Lotto] The plugin will now disable.\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
      parameters: { plugin: "Lotto", reason: "Your licence key is not valid." },
    },
    {
      text: "[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/WARN]: java.lang.IllegalStateException: No prizes\n[09:00:01] [Server thread/WARN]: \tat org.example.lotto.Lotto.onEnable(Lotto.java:40)\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
      codes: ["plugin-disabled-itself"],
      parameters: { plugin: "Lotto", thrown: "java.lang.IllegalStateException: No prizes" },
    },
    {
      text: "[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/ERROR]: [Lotto] Your licence key is not valid any more.\n[09:00:01] [Server thread/ERROR]: [Lotto] Disabling plugin\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
      parameters: { plugin: "Lotto", reason: "Your licence key is not valid any more." },
    },
    {
      text: "[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/ERROR]: [Lotto] ######################\n[09:00:01] [Server thread/ERROR]: [Lotto] # Lotto cannot run here!\n[09:00:01] [Server thread/ERROR]: [Lotto] #\n[09:00:01] [Server thread/ERROR]: [Lotto] # It needs Minecraft 1.16.x\n[09:00:01] [Server thread/ERROR]: [Lotto] ######################\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
      parameters: { plugin: "Lotto", reason: "Lotto cannot run here! It needs Minecraft 1.16.x" },
    },
    {
      // What it calls an error comes before what it only warned of.
      text: "[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/WARN]: [Lotto] Draws are slow on this machine\n[09:00:01] [Server thread/ERROR]: [Lotto] The drum is stuck.\n[09:00:01] [Server thread/ERROR]: [Lotto] Disabling Lotto\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
      parameters: { plugin: "Lotto", reason: "The drum is stuck." },
    },
    {
      text: "[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/ERROR]: [Lotto] Desactivando el plugin...\n[09:00:01] [Server thread/ERROR]: [Lotto] No se encuentra el archivo premios.yml\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
      parameters: { plugin: "Lotto", reason: "No se encuentra el archivo premios.yml" },
    },
    {
      // Another plugin's name is no reload of the server.
      text: "[09:00:01] [Server thread/INFO]: [RaffleReReloaded] RaffleReReloaded is enabled\n[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/ERROR]: [Lotto] Error! This plugin only supports Minecraft 1.19!\n[09:00:01] [Server thread/ERROR]: [Lotto] Plugin will be disabled!\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
      parameters: { plugin: "Lotto", reason: "Error! This plugin only supports Minecraft 1.19!", why: "version" },
    },
  ],
  counterSamples: [
    "[09:00:01] [Server thread/INFO]: Stopping server\n[09:00:01] [Server thread/WARN]: [Lotto] Draw cancelled\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
    "[09:00:01] [Server thread/INFO]: Alex issued server command: /plugman unload Lotto\n[09:00:01] [Server thread/WARN]: [Lotto] Draw cancelled\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
    "[09:00:01] [Server thread/INFO]: [Lotto] Enabling Lotto v2.1\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
    "[09:00:01] [Server thread/WARN]: [Raffle] Your licence key is not valid.\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
    "[09:00:01] [Server thread/INFO]: [Raffle] Disabling Raffle v1.0\n[09:00:01] [Server thread/WARN]: [Lotto] Draw cancelled\n[09:00:01] [Server thread/INFO]: [Lotto] Disabling Lotto v2.1",
  ],
} satisfies LineSamples;
