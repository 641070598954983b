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
  parameters(match, place) {
    const [, world, said, level, thrown] = match;
    if (level !== undefined) return { world: level, reason: causeBelow(place) ?? thrown! };
    if (world === undefined || said === undefined) return place.mentions("Could not load ") ? null : {};
    // Plugins bring generators, and mostly after the server has tried its worlds.
    const generator = /^Unknown generator "([^"\n]{1,80})"/.exec(said)?.[1];
    if (generator) return { world, generator, why: "generator" };
    return { world, reason: said.split(": NotFound: ", 1)[0]! };
  },
  oneFor: ["reason", "generator"],
  gathers: "world",
});
