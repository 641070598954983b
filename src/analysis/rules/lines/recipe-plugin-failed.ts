import { finding } from "../../model/finding.ts";

/** JEI and EMI ask each mod for its recipes by a plugin of that mod's: one that fails is left out, and the game goes on. */
export default finding({
  code: "recipe-plugin-failed",
  severity: "warning",
  joins: ["holder"],
  confidence: 0.85,
  needles: [
    "Failed to register mod plugin: ",
    "Caught an error from mod plugin: ",
    "Exception loading plugin provided by ",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:(Failed to register|Caught an error from) mod plugin: (?:class )?([\w.$]{3,200})|Exception loading plugin provided by ([\w-]{2,64}))/,
  parameters: ([, ofJei, name, mod]) => ({ viewer: ofJei ? "JEI" : "EMI", class: name, mod }),
  oneFor: ["viewer", "class", "mod"],
});
