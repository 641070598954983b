import { placesOutsideChat } from "../../read/chat-lines.ts";
import { ownerParameters } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

const needle = " is requesting minecraft version ";
const said =
  /The coremod ([\w.$]{3,200}) is requesting minecraft version ([\w.-]{1,20}) and minecraft is ([\w.-]{1,20})\. /;
const most = 20;
const maxLine = 500;

/** Old Forge leaves out the part of a mod that changes the game's code where that is made for another version, and goes on. */
export default wholeLogFinding({
  codes: ["coremod-ignored"],
  severity: "warning",
  confidence: 0.9,
  literals: [needle],
  find({ lines, owners }) {
    return [...placesOutsideChat(lines, needle, { most })].flatMap(({ line }) => {
      const [, name, version, installed] = said.exec(lines.get(line, maxLine)) ?? [];
      if (!name) return [];
      const owner = owners.ofClass(name);
      const mod = owner ? ownerParameters("mod", owner) : {};
      return [{ parameters: { ...mod, class: name, version, installed }, firstLine: line, endLine: line + 1 }];
    });
  },
});
