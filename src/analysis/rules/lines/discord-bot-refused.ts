import { finding, type MatchContext } from "../../model/finding.ts";
import { startingPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry, lineOf } from "../matching/match-text.ts";

const speaker = /[\]:] \[([A-Za-z][\w+-]{1,40})\] /;
const libraries = /^(?:JDA|Javacord|Discord4J|discord4j|STDERR|STDOUT|ERROR|WARN|INFO)$/;

/** Others have tokens, too. */
const ofDiscord = /\b(?:jda|JDA|[Jj]avacord)\b|[Dd]iscord|\b[Bb]ot\b|Disallowed intents|CloseCode\(/;

/** Whoever says it; the library that talks to Discord speaks for others. */
function speakerOf(place: MatchContext): string | undefined {
  const said = speaker.exec(lineOf(place).slice(0, 300))?.[1];
  return said && !libraries.test(said) && !/\.jda\./.test(said) ? said : undefined;
}

/** Discord does not let the bot of a plugin in: JDA, Javacord and Discord4J say so, and plugins in words of their own. */
export default finding({
  code: "discord-bot-refused",
  severity: "error",
  joins: ["plugin"],
  confidence: 0.9,
  needles: [
    "token is invalid",
    "oken was invalid",
    "nvalid bot token",
    "nvalid Discord token",
    "InvalidTokenException",
    "isallowed intents",
    "Authentication failed.)",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:(?:[Tt]he )?[Pp]rovided (?:bot )?token (?:is|was) invalid|(?:[Bb]ot|Discord)['s]{0,2} [Tt]oken (?:is|was) invalid|[Ii]nvalid (?:bot|Discord) token|InvalidTokenException|(Disallowed intents)|CloseCode\(4004 \/ Authentication failed)/,
  parameters(match, place) {
    if (/token (?:is|was) invalid|InvalidTokenException|Disallowed intents/.test(earlierInEntry(place))) return null;
    if (!ofDiscord.test(`${lineOf(place)}\n${place.upTo(2000)}\n${place.behind.slice(0, 1000)}`)) return null;
    const plugin = speakerOf(place) ?? startingPlugin(place);
    return { plugin, ...(match[1] ? { why: "intents" } : {}) };
  },
  oneFor: ["plugin"],
});
