import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: [LuckPerms] LuckPerms already has data for player 'Alex' - but this data is stored under a different UUID.\n[10:00:00] [Server thread/WARN]: [LuckPerms] 'Alex' has previously used the unique ids [00000000-0000-4000-8000-000000000001] but is now connecting with '00000000-0000-3000-8000-000000000002'",
      parameters: { player: "Alex" },
    },
    {
      text: "[10:00:00 WARN]: [LuckPerms] LuckPerms already has data for player 'Steve' - but this data is stored under a different uuid.",
      parameters: { player: "Steve" },
    },
  ],
  counterSamples: [
    "<Alex> LuckPerms already has data for player 'Steve' - but this data is stored under a different UUID.",
    "[10:00:00 INFO]: [LuckPerms] Loading data for player 'Steve'",
  ],
} satisfies LineSamples;
