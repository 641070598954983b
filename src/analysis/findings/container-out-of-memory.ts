import { finding } from "../finding.ts";

export default finding({
  code: "container-out-of-memory",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Out of memory: true", "oom-kill", "Out of memory: Killed process "],
  pattern:
    /^[^\n<]{0,200}?(?:\[[\w ]{0,40}(?:Daemon|Wings|container)[\w ]{0,20}\]: Out of memory: true|oom-kill:|Out of memory: Killed process \d{1,9} \(java\))/i,
  samples: [
    {
      text: "[Pterodactyl Daemon]: ---------- Detected server process in a crashed state! ----------\n[Pterodactyl Daemon]: Exit code: 137\n[Pterodactyl Daemon]: Out of memory: true",
      parameters: {},
    },
    {
      text: "kernel: Out of memory: Killed process 3122 (java) total-vm:9138180kB, anon-rss:4021112kB",
      parameters: {},
    },
  ],
  counterSamples: [
    "[Pterodactyl Daemon]: Out of memory: false",
    "[10:00:00] [Server thread/INFO]: <Alex> Out of memory: true",
  ],
});
