import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.RuntimeException: A mod tried to access the state neighbor table directly. Please report this at https://example.org\n\tat org.example.lamps.Lamp.light(Lamp.java:1)",
      parameters: { suspect: "lamps" },
    },
  ],
  counterSamples: ["[12:00:05] [main/INFO]: neighbor table"],
} satisfies LineSamples;
