import { finding } from "../../model/finding.ts";

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
    /^(?=[^\n<]{0,250}?(?:ERROR|WARN|FATAL))[^\n<]{0,460}?(?:[Ee]ncrypted (?:world|level|content)|(?:[Ww]orld|[Ll]evel)(?: data)? is encrypted|Unable to decipher\/decrypt (LevelDB))/,
  // A server that was killed says the same of a world that is only damaged.
  parameters: (match) => ({ database: match[1] }),
});
