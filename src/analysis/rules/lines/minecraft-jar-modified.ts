import { finding } from "../../model/finding.ts";

/** Forge 1.6 to 1.12 patches the game's classes, and looks whether they are those that it knows. */
export default finding({
  code: "minecraft-jar-modified",
  severity: "fatal",
  confidence: 0.95,
  pattern: /^[^\n<]{0,200}?There is a binary discrepency between the expected input class ([\w.$/]{1,200}) /,
  parameters: ([, name]) => ({ class: name!.replace(/^.{0,200}[./]/, "") }),
  oneFor: [],
});
