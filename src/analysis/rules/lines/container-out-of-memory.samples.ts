import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[Pterodactyl Daemon]: ---------- Detected server process in a crashed state! ----------\n[Pterodactyl Daemon]: Exit code: 137\n[Pterodactyl Daemon]: Out of memory: true",
      parameters: {},
    },
    {
      text: "kernel: Out of memory: Killed process 3122 (java) total-vm:9138180kB, anon-rss:4021112kB",
      parameters: {},
    },
    {
      text: "Aug 14 18:10:00 box systemd[1]: minecraft.service: A process of this unit has been killed by the OOM killer.\nAug 14 18:10:01 box systemd[1]: minecraft.service: Failed with result 'oom-kill'.",
      parameters: {},
    },
    { text: "./start.sh: line 3:  2212 Killed                  java -Xmx4G -jar server.jar", parameters: {} },
  ],
  counterSamples: [
    "Aug 14 18:10:01 box systemd[1]: minecraft.service: Failed with result 'exit-code'.",
    "[10:00:00] [Server thread/INFO]: Killed Zombie",
    "[Pterodactyl Daemon]: Out of memory: false",
    "[10:00:00] [Server thread/INFO]: <Alex> Out of memory: true",
  ],
} satisfies LineSamples;
