import { finding } from "../finding.ts";

export default finding({
  code: "bedrock-world-encrypted",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "encrypted world",
    "Encrypted world",
    "world is encrypted",
    "World is encrypted",
    "evel is encrypted",
    "encrypted level",
    "orld data is encrypted",
    "encrypted content",
    "Unable to decipher/decrypt LevelDB",
  ],
  pattern:
    /^(?=[^\n<]{0,250}?(?:ERROR|WARN|FATAL))[^\n<]{0,460}?(?:[Ee]ncrypted (?:world|level|content)|(?:[Ww]orld|[Ll]evel)(?: data)? is encrypted|Unable to decipher\/decrypt LevelDB)/,
  samples: [
    {
      text: "[2022-05-06 12:04:05:046 ERROR] Unable to load an encrypted world on a dedicated server.",
      parameters: {},
    },
    { text: "[2022-05-06 12:04:05:046 ERROR] The level is encrypted and cannot be opened.", parameters: {} },
    {
      text: "[2022-05-06 12:04:05:046 ERROR] DBStorage chain is invalid. Possibly encryption-related, or bad DBStorageConfig passed. Reason: Unable to decipher/decrypt LevelDB.",
      parameters: {},
    },
  ],
  counterSamples: ["[2022-05-06 12:04:05:046 INFO] Level Name: encrypted world", "<Alex> ERROR the world is encrypted"],
});
