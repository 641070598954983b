import type { LineSamples } from "../samples.ts";

export default {
  only: "server",
  samples: [
    {
      text: "2012-03-01 10:00:00 [WARNING] Your version of CraftBukkit is out of date. Version 1.2.3-R0.2 (build #2060) was released on Thu Mar 01 01:02:03 EST 2012.",
      parameters: { newest: "1.2.3-R0.2" },
    },
    { text: "*** Error, this build is outdated ***", parameters: { newest: null } },
    { text: "[10:00:00 INFO]: *** Currently you are 41 build(s) behind ***", parameters: { newest: null } },
    {
      text: "[10:00:00 WARN]: *** You are running an outdated version of Minecraft, which is 2 release(s) and 30 build(s) behind!",
      parameters: { newest: null },
    },
  ],
  counterSamples: [
    "[10:00:00 INFO]: *** Currently you are 2 build(s) behind ***",
    "[10:00:00 INFO]: <Alex> *** Error, this build is outdated ***",
  ],
} satisfies LineSamples;
