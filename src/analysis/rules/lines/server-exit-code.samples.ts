import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[Pterodactyl Daemon]: ---------- Detected server process in a crashed state! ----------\n[Pterodactyl Daemon]: Exit code: 143\n[Pterodactyl Daemon]: Out of memory: false",
      parameters: { exitCode: "143", why: "stopped" },
    },
    {
      text: '2031-02-03T04:05:06.789Z\tERROR\tmc-server-runner\tsub-process failed\t{"exitCode": 137}',
      parameters: { exitCode: "137", why: "memory" },
    },
    {
      text: "Feb 03 04:05:06 lamp systemd[1]: minecraft.service: Main process exited, code=killed, status=9/KILL",
      parameters: { exitCode: "137", why: "memory" },
    },
    {
      text: "Feb 03 04:05:06 lamp systemd[1]: minecraft.service: Main process exited, code=exited, status=203/EXEC",
      parameters: { exitCode: "203", why: null },
    },
  ],
  counterSamples: [
    "[Pterodactyl Daemon]: Exit code: 0",
    "[10:00:00] [Server thread/INFO]: <Alex> [Pterodactyl Daemon]: Exit code: 137",
  ],
} satisfies LineSamples;
