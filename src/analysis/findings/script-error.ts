import { finding, type MaybeParameters } from "../finding.ts";
import { lineBefore, lineOf } from "../matching/match-text.ts";

const maxMessage = 200;

/** Where it is stands in the line before, and in older versions behind what is wrong. */
function ofSkript(line: string, before: string): MaybeParameters | null {
  const said = line.slice(line.indexOf("Can't understand"));
  const [, number, file] = /\bLine (\d{1,6}): \(([^()\n]{1,150}\.sk)\)/.exec(before) ?? [];
  const [whole, oldFile, oldNumber] = / \(([^(),\n]{1,150}\.sk), line (\d{1,6})(?::[^\n]{0,400})?/.exec(said) ?? [];
  const message = (whole ? said.slice(0, said.indexOf(whole)) : said).trim().replace(/\.$/, "").slice(0, maxMessage);
  const script = file ?? oldFile;
  return script ? { file: script, line: number ?? oldNumber, message } : null;
}

export default finding({
  code: "script-error",
  severity: "error",
  confidence: 0.9,
  needles: ["_scripts:", "raftTweaker", "roovyScript", "][ERROR] ", "[KubeJS ", "Can't understand this "],
  pattern:
    /^[^\n]{0,300}?(?:_scripts:|\/ERROR\] \[KubeJS \w{1,20}\/\]: [\w./-]{1,120}\.[jt]s#|\.zs:|\.groovy:|\[Skript\][^\n]{0,40}Can't understand this )/,
  parameters: (match, place) => {
    const line = lineOf(place);
    if (match[0].includes("[Skript]")) return ofSkript(line, lineBefore(place));
    const script =
      /\b(?:server|client|startup)_scripts:([\w./-]{1,120}\.[jt]s)[#:](\d{1,6})([^\n]{0,400})/.exec(line) ??
      /\[KubeJS \w{1,20}\/\]: ([\w./-]{1,120}\.[jt]s)#(\d{1,6})([^\n]{0,400})/.exec(line) ??
      /(?<![\w./-])([\w./-]{1,100}\.(?:zs|groovy)):(\d{1,6})([^\n]{0,400})/.exec(line);
    if (!script || !/ERROR|Error/.test(line)) return null;
    const message = script[3]!
      .replace(/^[\s:>\d]{1,12}/, "")
      .trim()
      .replace(/\.$/, "")
      .slice(0, maxMessage);
    // `TypeError: x is undefined (server_scripts:recipes.js#42)`: what is wrong stands before it.
    const said = /\w/.test(message)
      ? message
      : /(?<!\w)(?:EcmaError: )?([A-Z]\w{1,40}Error: [^\n]{1,140}?) \((?:server|client|startup)_scripts:/.exec(
          line,
        )?.[1];
    return { file: script[1], line: script[2], message: said };
  },
  // KubeJS says it twice: in its own words, and as what was thrown.
  oneFor: ["file", "line"],
  samples: [
    {
      text: "[10:00:00 ERROR]: [Skript] Line 3: (warp.sk)\n[10:00:00 ERROR]: [Skript]     Can't understand this condition/effect: telport player to spawn",
      parameters: {
        file: "warp.sk",
        line: "3",
        message: "Can't understand this condition/effect: telport player to spawn",
      },
    },
    {
      text: "[10:00:00 ERROR]: [Skript] Can't understand this condition/effect: telport player (warp.sk, line 3: telport player')",
      parameters: { file: "warp.sk", line: "3", message: "Can't understand this condition/effect: telport player" },
    },
    {
      text: "[10:00:00] [Worker-Main-2/ERROR] [KubeJS Server/]: server_scripts:recipes.js#42: Error in 'ServerEvents.recipes': TypeError: Cannot find function smelt in object",
      parameters: { file: "recipes.js", line: "42" },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [CraftTweaker]: recipes.zs:17 > Could not resolve <lamps:bulb>",
      parameters: { file: "recipes.zs", line: "17" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [KubeJS Server/]: my_recipes.js#12: Error in 'ServerEvents.recipes': TypeError: Cannot call method",
      parameters: { file: "my_recipes.js", line: "12" },
    },
    {
      text: '[10:00:00] [Server thread/ERROR] [KubeJS Server/]: …rhino.EcmaError: TypeError: Cannot call method "smelting" of undefined (server_scripts:recipes.js#42)\n[10:00:00] [Server thread/ERROR] [KubeJS Server/]: recipes.js#42: Error in \'ServerEvents.recipes\': TypeError: Cannot call method "smelting" of undefined',
      parameters: {
        file: "recipes.js",
        line: "42",
        message: 'TypeError: Cannot call method "smelting" of undefined',
      },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: [Helper] Can't understand this question: how do I craft",
    "[10:00:00] [main/INFO] [KubeJS Server/]: Loaded script server_scripts:recipes.js in 0.1 s",
    "[10:00:00] [Server thread/INFO]: <Alex> server_scripts:recipes.js#42: Error",
  ],
});
