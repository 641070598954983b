import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: x\njava.lang.IllegalStateException: zip file closed\n\tat org.example.lamps.Lamp.light(Lamp.java:1) ~[Lamps-1.0.jar:?]",
      parameters: { suspect: "Lamps" },
    },
  ],
  counterSamples: ["<Alex> IllegalStateException: zip file closed"],
} satisfies LineSamples;
