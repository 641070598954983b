import { finding } from "../finding.ts";
import { lineOf } from "../matching/match-text.ts";

const maxMessage = 200;

export default finding({
  code: "script-error",
  severity: "error",
  confidence: 0.9,
  needles: ["_scripts:", "raftTweaker", "roovyScript", "][ERROR] "],
  pattern: /^[^\n]{0,300}?(?:_scripts:|\.zs:|\.groovy:)/,
  parameters: (_, place) => {
    const line = lineOf(place);
    const script =
      /\b(?:server|client|startup)_scripts:([\w./-]{1,120}\.[jt]s)[#:](\d{1,6})([^\n]{0,400})/.exec(line) ??
      /([\w./-]{1,100}\.(?:zs|groovy)):(\d{1,6})([^\n]{0,400})/.exec(line);
    if (!script || !/ERROR|Error/.test(line)) return null;
    const message = script[3]!
      .replace(/^[\s:>\d]{1,12}/, "")
      .trim()
      .replace(/\.$/, "")
      .slice(0, maxMessage);
    return { file: script[1], line: script[2], message: message === "" ? undefined : message };
  },
  samples: [
    {
      text: "[10:00:00] [Worker-Main-2/ERROR] [KubeJS Server/]: server_scripts:recipes.js#42: Error in 'ServerEvents.recipes': TypeError: Cannot find function smelt in object",
      parameters: { file: "recipes.js", line: "42" },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [CraftTweaker]: recipes.zs:17 > Could not resolve <lamps:bulb>",
      parameters: { file: "recipes.zs", line: "17" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO] [KubeJS Server/]: Loaded script server_scripts:recipes.js in 0.1 s",
    "[10:00:00] [Server thread/INFO]: <Alex> server_scripts:recipes.js#42: Error",
  ],
});
