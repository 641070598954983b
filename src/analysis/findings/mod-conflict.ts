import { finding } from "../finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { relation } from "../matching/requirements.ts";

export default finding({
  code: "mod-conflict",
  severity: "warning",
  confidence: 0.8,
  needles: [
    ") conflicts with ",
    " conflicts with any ",
    " discourages the use of ",
    " recommends against ",
    "' discourages '",
  ],
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
  samples: [
    {
      text: "[12:00:00] [main/WARN]: Warnings were found!\n - Mod 'Swiftium' (swiftium) 0.5.3 conflicts with any version of mod 'Slowium' (slowium), but a matching version is present: 1.13!",
      parameters: { mods: ["Swiftium", "Slowium"] },
    },
    { text: "\tMod ringcraft discourages the use of curios any", parameters: { mods: ["ringcraft", "curios"] } },
    {
      text: "[main/WARN] [net.neoforged.fml.loading.ModSorter/LOADING]: Conflicts between mods:\n\tMod 'ringcraft' discourages 'curios', versions: '[9.0,)'; Version found: '9.0.1'",
      parameters: { mods: ["ringcraft", "curios"] },
    },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: The key conflicts with another key",
    "[12:00:00] [Render thread/INFO]: [CHAT] Mod 'A' (a) conflicts with any version of b, but no",
  ],
});
