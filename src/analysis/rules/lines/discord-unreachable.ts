import { finding } from "../../model/finding.ts";

/** Where a bot begins: what fails later is tried again. */
const starting = /\bJDAImpl\.(?:verifyToken|login)|\bJDABuilder\.build|\bShardManager\w{0,10}\.(?:login|buildInstance)/;

/** Discord cannot be reached when a bot starts: JDA, which most of them are made with, then gives up. */
export default finding({
  code: "discord-unreachable",
  severity: "error",
  joins: ["plugin"],
  confidence: 0.85,
  needles: ["jda.api.exceptions.ErrorResponseException: -1: "],
  pattern: /^[^\n<]{0,300}?\.jda\.api\.exceptions\.ErrorResponseException: -1: (?:java|javax)\.[\w.]{3,80}/,
  parameters: (_, place) => (starting.test(place.upTo(8000)) ? {} : null),
  oneFor: ["plugin"],
});
