import { finding } from "../finding.ts";

export default finding({
  code: "container-out-of-memory",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Out of memory: true", "oom-kill", "Out of memory: Killed process "],
  pattern:
    /^[^\n<]{0,200}?(?:\[[\w ]{0,40}(?:Daemon|Wings|container)[\w ]{0,20}\]: Out of memory: true|oom-kill:|Out of memory: Killed process \d{1,9} \(java\))/i,
  message: {
    en: "The hosting killed the server because it used more memory than its container has.",
    "zh-CN": "服务器使用的内存超过了容器上限，被主机强制结束。",
  },
  advice: {
    en: [
      "Assign less memory to Java than the container has: leave 15 to 25 % (at least 512 MB) free, for example -Xmx3200M for 4 GB.",
      "Or get more memory from the host, lower the view distance, or remove mods and plugins that need much.",
    ],
    "zh-CN": [
      "分配给 Java 的内存要少于容器内存：留出 15% 到 25%（至少 512 MB），例如 4 GB 容器用 -Xmx3200M。",
      "或者向主机商增加内存、降低视距，或移除占用内存较多的模组和插件。",
    ],
  },
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
