import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.IllegalArgumentException: Slot 212 is already occupied by com.acme.rings.RingBlock@5d1 when adding org.big.BigBlock@22f",
      parameters: { id: "212", classes: ["com.acme.rings.RingBlock", "org.big.BigBlock"] },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: The seat is already occupied by Steve"],
} satisfies LineSamples;
