import type { LineSamples } from "../samples.ts";

const entry = (
  type: string,
  said: string,
) => `----------------------------[ 03.02.2022 10:00:00 ]---------------------------
Lanterns 2.4.1 encountered ${type}
Running CraftBukkit 1.16.5-R0.1-SNAPSHOT and Java 1.8.0_312
Plugins: Lanterns v2.4.1, Kites v1.0
-------------------------------------------------------------------------------

More Information:
${said}
`;

export default {
  samples: [
    {
      text: entry("an IllegalArgumentException", "The key Light in lamps.yml must be between 0 and 15!"),
      parameters: {
        plugin: "Lanterns",
        version: "2.4.1",
        said: "The key Light in lamps.yml must be between 0 and 15!",
        error: "IllegalArgumentException",
      },
    },
    {
      text: entry("a bM", "Two lamps of lamps.yml stand in one place"),
      parameters: { plugin: "Lanterns", said: "Two lamps of lamps.yml stand in one place", error: null },
    },
    {
      text: "Harbourlights encountered a NullPointerException\nRunning Velocity 3.1.1 and Java 17.0.2\n",
      parameters: { plugin: "Harbourlights", version: null, said: null, error: "NullPointerException" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR]: Lanterns encountered an error\n",
    "Lanterns encountered a problem\nRunning late\n",
  ],
} satisfies LineSamples;
