import { finding } from "../../model/finding.ts";

const maxMessage = 200;

export default finding({
  code: "bedrock-script-error",
  severity: "error",
  pattern: /^[^\n<]{0,80}?(?:(?:ERROR|error)\] {0,2}\[Scripting\] ?|\[Scripting\]\[error\]-)([^\n]{3,600})/,
  parameters: (match, place) => {
    const said = match[1]!;
    const plugin = /^Plugin \[([^\]\n]{1,120})\] - /.exec(said);
    const rest = plugin ? said.slice(plugin[0].length) : said;
    // What watches the scripts is none of them, and names the pack in its words.
    const named = /^\[(?!Watchdog\])([^\]\n]{1,100})\] /.exec(rest)?.[1];
    const watched = /\bbehavior pack '([^'\n]{1,120})'/.exec(rest)?.[1];
    // `at <anonymous> (lamps/main.js:88)`, in the line or below it.
    const file = named ?? /\(([\w./ -]{1,100}\.js:\d{1,6})\)/.exec(place.upTo(2000))?.[1];
    const message = (named ? rest.slice(named.length + 3) : rest)
      .trim()
      .replace(/^ran with error: \[/, "")
      .slice(0, maxMessage);
    return { pack: plugin?.[1]?.replace(/ - [\d.]{1,20}$/, "") ?? watched, file, message };
  },
});
