import { finding } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { relation } from "../matching/requirements.ts";

export default finding({
  code: "mod-conflict",
  severity: "warning",
  confidence: 0.8,
  pattern: / conflicts with | discourages the use of | recommends against |' discourages '/,
  parameters: (_, place) => {
    const line = lineOf(place);
    const fabric = relation(line, " conflicts with ");
    if (fabric) return { mods: [fabric.mod, fabric.name] };
    const pair = /Mod '([^'\n]{1,100})' discourages '([^'\n]{1,100})', versions: '/.exec(line);
    if (pair) return { mods: [pair[1]!, pair[2]!] };
    const forge = /Mod ([\w.-]{1,64}) (?:discourages the use of|recommends against(?: using)?) ([\w.-]{1,64})/.exec(
      line,
    );
    return forge ? { mods: [forge[1]!, forge[2]!] } : null;
  },
});
