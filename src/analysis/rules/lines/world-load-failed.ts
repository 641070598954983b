import { finding } from "../../model/finding.ts";

export default finding({
  code: "world-load-failed",
  severity: "error",
  needles: [
    'Could not load world "',
    'Could not load level "',
    "No default world has been loaded",
    "No default level has been loaded",
  ],
  pattern:
    /Could not load (?:world|level) "([^"\n]{1,100})": ([^\n\r]{1,200})|^[^\n<]{0,120}No default (?:world|level) has been loaded/,
  parameters: (match, place) =>
    match[1] === undefined
      ? place.mentions("Could not load ")
        ? null
        : {}
      : { world: match[1]!, reason: match[2]!.split(": NotFound: ", 1)[0]! },
});
