import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/**
 * `key_key.lamps.glow`, which stands in options.txt twice: NeoForge's early window reads the file before the game does, and does
 * not take a line twice. The game writes it so where a mod registers a key twice.
 */
export default finding({
  code: "options-line-twice",
  severity: "fatal",
  confidence: 0.9,
  pattern:
    /IllegalStateException: ?(?:\r?\n)?Duplicate key (\w[\w.:-]{1,100}) {0,2}(?:\r?\n)?\(attempted merging values /,
  parameters: (match, place) => {
    const name = match[1]!;
    const isRead = /\.earlydisplay\.DisplayWindow\./.test(place.upTo(4000));
    if (isRepeated(place, match[0]) || !(isRead || name.startsWith("key_key."))) return null;
    const [, , mod] = /^(key_(?:key\.)?)([a-z][\w-]{1,60})\./.exec(name) ?? [];
    return { name, suspect: mod };
  },
});
