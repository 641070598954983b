import { finding } from "../../model/finding.ts";

/** Entities without a namespace, as worlds before 1.11 have them, that came with 1.8 to 1.10: none of them is a mod's. */
const added =
  "ArmorStand|Endermite|Guardian|Rabbit|AreaEffectCloud|DragonFireball|Shulker|ShulkerBullet|SpectralArrow|PolarBear";

/** What of the game's own a world has, and this version of the game does not know: only a newer one can have saved it. */
export default finding({
  code: "world-newer-content",
  severity: "error",
  // An entity may be a plugin's that is gone.
  severityAt: (match) => (match[4] ? "notice" : undefined),
  confidence: 0.9,
  needles: ["Recoverable errors when loading section", "Tried to load invalid item: ", "Skipping Entity with id "],
  pattern: new RegExp(
    String.raw`^[^\n<]{0,200}?(?:Recoverable errors when loading section [^\n:]{1,60}: [^\n]{0,20}?(?:Unknown registry key in ResourceKey\[minecraft:root / minecraft:block\]: minecraft:([a-z\d_]{2,60})|Failed to get element (?:ResourceKey\[minecraft:worldgen/biome / )?minecraft:([a-z\d_]{2,60}))|Tried to load invalid item: '?(?:No component with type: '|Unknown registry key in ResourceKey\[minecraft:root / minecraft:(?:item|data_component_type)\]: )minecraft:([a-z\d_]{2,60})|Skipping Entity with id ((?:${added})(?![\w.:-])|minecraft:[a-z\d_]{2,60}))`,
  ),
  parameters: (match) => ({ things: match.slice(1).find(Boolean)?.replace("minecraft:", "") }),
  oneFor: [],
  gathers: "things",
  impliedBy: ["world-newer-version"],
});
