import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[10:00:00] [ServerMain/WARN]: You specified a resource pack without providing a sha1 hash. Pack will be updated on the client only if you change the name of the pack.",
      parameters: { why: null },
    },
    { text: "[10:00:00] [ServerMain/WARN]: Invalid sha1 for resource-pack-sha1", parameters: { why: "invalid" } },
    { text: "[10:00:00] [Server thread/WARN]: Invalid sha1 for ressource-pack-sha1", parameters: { why: "invalid" } },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> : Invalid sha1 for resource-pack-sha1"],
} satisfies LineSamples;
