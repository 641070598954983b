import { finding } from "../../model/finding.ts";

/** A script of a mod that rewrites a class of the game, and does not find in it what it looks for. The class stays as it was. */
export default finding({
  code: "coremod-failed",
  severity: "notice",
  confidence: 0.85,
  needles: ["Error occurred applying transform of coremod "],
  pattern: /^[^\n<]{0,250}?Error occurred applying transform of coremod ([^\s"<>]{1,200}) function ([\w.$-]{1,80})/,
  parameters: ([, file, method], place) => ({
    file: file!,
    function: method!,
    with: place.mentions("OptiFine") ? "OptiFine" : undefined,
  }),
});
