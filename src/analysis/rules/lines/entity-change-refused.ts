import { finding } from "../../model/finding.ts";
import { hasOthersCode } from "../matching/others-code.ts";

const maxTrace = 20_000;
const maxLine = 1000;

/**
 * What Paper and its forks do not let anybody do to an entity. They go on, and print where they were asked to; the same is thrown
 * where there is no way to go on.
 */
export default finding({
  code: "entity-change-refused",
  severity: "warning",
  joins: ["plugin"],
  needles: [
    "entity chunk status for entity ",
    "Cannot update chunk status for entity ",
    "section status update",
    "Attempted Double World add on ",
    "::addEntity for world ",
    "New entity position is invalid! ",
    "entity slices (",
    "Cannot update ticket level while ",
    "Cannot unload chunks recursively",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:Cannot recursively update entity chunk status for entity|Cannot update chunk status for entity|Refusing to update position for entity|Entity (?=\w{1,60}\[)|Attempting to remove entity|Cannot update ticket level while unloading chunks|Cannot unload chunks recursively|(Attempted Double World add on|Illegal (?:Player)?ChunkMap::addEntity for world)|(New entity position is invalid! ))/,
  parameters(match, place) {
    const said = place.upTo(maxLine).slice(match[0].length).split("\n", 1)[0]!;
    if (match[0].endsWith("Entity ") && !/ is currently prevented from being (?:added|removed)\b/.test(said))
      return null;
    if (match[0].endsWith("to remove entity") && !said.includes(" that is receiving status updates")) return null;
    // Where only the server's own code stands, nobody knows who asked.
    if (!hasOthersCode(place.upTo(maxTrace))) return null;
    const entity = /\w\['([^'\n]{1,40})'\//.exec(said)?.[1];
    const why = match[1] ? "twice" : match[2] ? "position" : undefined;
    return { why, entities: entity ? [entity] : undefined };
  },
  oneFor: ["why", "plugin"],
  gathers: "entities",
});
