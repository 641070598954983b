import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "indium-missing",
  severity: "fatal",
  joins: ["suspect"],
  confidence: 0.95,
  needles: ['RendererAccess.getRenderer()" is null', "install Indium!"],
  pattern: /^[^\n<]{0,400}?(?:RendererAccess\.getRenderer\(\)" is null|If you have Sodium, install Indium!)/,
  parameters: (match, place) => (isRepeated(place, match[0].slice(-24)) ? null : {}),
});
