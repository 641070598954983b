import { finding } from "../../model/finding.ts";

/** What players, containers and creatures hold is left out where nobody registers the item: the next save has it no more. */
export default finding({
  code: "saved-items-lost",
  severity: "warning",
  confidence: 0.9,
  needles: ["Tried to load invalid item: ", "Failed to decode value '"],
  pattern:
    /^(?:[^\n<]{0,200}?Tried to load invalid item: '?|\s{0,20}Failed to decode value '[^\n]{1,800}?: )Unknown registry key in ResourceKey\[minecraft:root \/ minecraft:item\]: (?!minecraft:)([\w.-]{1,64}):([\w./-]{1,160})/,
  parameters: ([, mod, item]) => ({ mod, item: `${mod}:${item}` }),
  oneFor: ["mod"],
  gathers: "item",
});
