import { finding } from "../../model/finding.ts";

export default finding({
  code: "bedrock-world-encrypted",
  severity: "fatal",
  confidence: 0.9,
  pattern:
    /^(?=[^\n<]{0,250}?(?:ERROR|WARN|FATAL))[^\n<]{0,460}?(?:[Ee]ncrypted (?:world|level|content)|(?:[Ww]orld|[Ll]evel)(?: data)? is encrypted|Unable to decipher\/decrypt (LevelDB))/,
  // A server that was killed says the same of a world that is only damaged.
  parameters: (match) => ({ database: match[1] }),
});
