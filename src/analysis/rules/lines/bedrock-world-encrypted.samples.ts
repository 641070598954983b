import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[2022-06-01 10:00:00:250 ERROR] Unable to load an encrypted world on a dedicated server.",
      parameters: {},
    },
    { text: "[2022-06-01 10:00:00:250 ERROR] The level is encrypted and cannot be opened.", parameters: {} },
    {
      text: "[2022-06-01 10:00:00:250 ERROR] DBStorage chain is invalid. Possibly encryption-related, or bad DBStorageConfig passed. Reason: Unable to decipher/decrypt LevelDB.",
      parameters: { database: "LevelDB" },
    },
  ],
  counterSamples: ["[2022-06-01 10:00:00:250 INFO] Level Name: encrypted world", "<Alex> ERROR the world is encrypted"],
} satisfies LineSamples;
