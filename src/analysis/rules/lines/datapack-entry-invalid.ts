import { finding } from "../../model/finding.ts";

export default finding({
  code: "datapack-entry-invalid",
  severity: "notice",
  confidence: 0.8,
  oneFor: [],
  gathers: "namespace",
  needles: [
    "Parsing error loading recipe ",
    "Parsing error loading custom advancement ",
    "Couldn't parse data file ",
    "Couldn't parse loot table ",
    "Couldn't parse element ",
    "Couldn't load tag ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Parsing error loading recipe|Parsing error loading custom advancement|Couldn't parse data file|Couldn't parse loot table|Couldn't parse element|Couldn't load tag) '?(?:[\w/]{1,60}(?:\/|:(?=[\w.-]{1,80}:)))?([\w.-]{1,80}):[\w./-]{1,200}/,
  parameters: (match) => ({ namespace: match[1]! }),
});
