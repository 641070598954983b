import type { WholeLogSamples } from "../samples.ts";

const hosts = ["launchermeta.mojang.com", "lamps.example.org"];
const official = (one: string, other: string) =>
  `[Info: 2024-02-01 10:00:00.1: Common.cpp(32)] Native Launcher Version: 1000
[Info: 2024-02-01 10:00:01.1: NetQueue.cpp(506)] NetQueue: Action failed with result "schannel: failed to receive handshake, SSL/TLS connection failed" (35) : https://${one}/a.json
[Info: 2024-02-01 10:00:02.1: NetQueue.cpp(506)] NetQueue: Action failed with result "schannel: failed to receive handshake, SSL/TLS connection failed" (35) : https://${other}/b
`;

export default {
  samples: [
    { text: official("launchermeta.mojang.com", "lamps.example.org"), only: [], parameters: { hosts } },
    {
      text: `     0.000 D | "Prism Launcher" , (c) 2022-2024
     1.100 W | [launcher.task.net.download | C] Failed "https://launchermeta.mojang.com/a.json" with reason QNetworkReply::SslHandshakeFailedError
     1.200 W | [launcher.task.net.download | C] Failed "https://lamps.example.org/b.json" with reason QNetworkReply::SslHandshakeFailedError
`,
      only: [],
      parameters: { hosts },
    },
  ],
  counterSamples: [official("lamps.example.org", "lamps.example.org")],
} satisfies WholeLogSamples;
