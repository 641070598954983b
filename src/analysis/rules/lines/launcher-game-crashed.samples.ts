import type { LineSamples } from "../samples.ts";

const start =
  '    0.004 D MultiMC 5, (c) 2013-2015 MultiMC Contributors\n    0.005 D Version                     :  "0.7.0"\n';

export default {
  samples: [{ text: `${start}  812.300 C Task failed:  "Game crashed."\n`, parameters: {} }],
  counterSamples: [`${start}  812.300 C Task failed:  "The download was aborted."\n`],
} satisfies LineSamples;
