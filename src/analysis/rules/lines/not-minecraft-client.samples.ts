import type { LineSamples } from "../samples.ts";

const knocked = (address: string, bytes: string) =>
  `10:00:00 [SEVERE] [/${address}] <-> InitialHandler - encountered exception: net.md_5.bungee.util.QuietException: Unexpected packet received during login process! ${bytes}`;

export default {
  samples: [
    {
      text: knocked("192.0.2.7:40000", "4554202f6c616d707320485454502f31"),
      parameters: { protocol: "HTTP", from: null },
    },
    { text: knocked("0:0:0:0:0:0:0:1:40000", "4f5354202f"), parameters: { protocol: "HTTP", from: "own" } },
    { text: knocked("192.0.2.7:40000", "0301020001"), parameters: { protocol: "TLS" } },
    { text: knocked("192.0.2.7:40000", "53482d322e302d476f"), parameters: { protocol: "SSH" } },
    { text: knocked("127.0.0.1:40000", "aabbccdd"), parameters: { protocol: null, from: "own" } },
    {
      text: "[10:00:00] [Netty Worker IO Thread #3/ERROR]: [/192.0.2.7:40000] <-> InitialHandler - encountered exception\nnet.md_5.bungee.util.QuietException: Unexpected packet received during login process!\n4554202f6c616d7073",
      parameters: { protocol: "HTTP" },
    },
    { text: knocked("192.0.2.7:40000", "5249202a20485454502f32"), parameters: { protocol: "HTTP" } },
  ],
  counterSamples: [
    "<Alex> [/192.0.2.7:40000] <-> InitialHandler - Unexpected packet received during login process! 4554202f",
    "10:00:00 [INFO] [/192.0.2.7:40000] <-> InitialHandler has connected",
  ],
} satisfies LineSamples;
