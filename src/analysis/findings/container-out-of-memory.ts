import { finding } from "../finding.ts";

export default finding({
  code: "container-out-of-memory",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Out of memory: true", "oom-kill", "Out of memory: Killed process ", "Killed", "by the OOM killer"],
  pattern:
    /^[^\n<]{0,200}?(?:\[[\w ]{0,40}(?:Daemon|Wings|container)[\w ]{0,20}\]: Out of memory: true|oom-kill:|has been killed by the OOM killer|Failed with result 'oom-kill'|Out of memory: Killed process \d{1,9} \(java\))|^(?:[^\n:]{1,60}: line \d{1,4}:\s{1,4}\d{1,9} )?Killed(?:\s{1,20}(?:\S{0,60}\/)?java [^\n]{0,400})?[ \t\r]{0,4}(?:\n|$)/i,
  // What the game's own launcher sees has no host: it is told as what the system did.
  parameters: (_, place) => (place.software.kind === "client" ? null : {}),
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
});
