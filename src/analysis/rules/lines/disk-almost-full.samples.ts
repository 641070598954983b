import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "\tSpace in storage for workdir (MiB): available: 211.52, total: 150776.59",
      parameters: { free: "211 MB", total: "147.2 GB" },
    },
  ],
  counterSamples: [
    "\tSpace in storage for workdir (MiB): available: 91100.52, total: 150776.59",
    "\tSpace in storage for java.io.tmpdir (MiB): available: 12.00, total: 64.00",
  ],
} satisfies LineSamples;
