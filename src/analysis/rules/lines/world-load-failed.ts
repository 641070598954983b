import { finding, type MatchContext } from "../../model/finding.ts";

/** Of Nukkit, which made the world by reflection: what was thrown in there stands below. */
function causeBelow(place: MatchContext): string | undefined {
  const causes = [...place.upTo(6000).matchAll(/\nCaused by: (?:[\w$]{1,40}\.){0,10}([^\n\r]{3,200})/g)];
  return causes.at(-1)?.[1];
}

export default finding({
  code: "world-load-failed",
  severity: "error",
  needles: [
    'Could not load world "',
    'Could not load level "',
    '" is not loaded : Caused by ',
    "No default world has been loaded",
    "No default level has been loaded",
  ],
  pattern:
    /Could not load (?:world|level) "([^"\n]{1,100})": ([^\n\r]{1,200})|^[^\n<]{0,120}?level {1,2}"([^"\n]{1,100})" is not loaded : Caused by ([^\n\r]{1,200})|^[^\n<]{0,120}No default (?:world|level) has been loaded/,
  parameters: (match, place) =>
    match[3] !== undefined
      ? { world: match[3], reason: causeBelow(place) ?? match[4]! }
      : match[1] === undefined
        ? place.mentions("Could not load ")
          ? null
          : {}
        : { world: match[1]!, reason: match[2]!.split(": NotFound: ", 1)[0]! },
});
