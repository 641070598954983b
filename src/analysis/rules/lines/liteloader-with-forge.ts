import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const twice = "MultipleArgumentsForOptionException: Found multiple arguments";

export default finding({
  code: "liteloader-with-forge",
  severity: "fatal",
  // Forge for 1.12.2 hands on the game's arguments, and so does LiteLoader beside it.
  pattern:
    /ServiceInitialisationException: ModLauncher is not available|MultipleArgumentsForOptionException: Found multiple arguments for option ([^\n,]{1,80}), but you asked for only one/,
  parameters: ([, what], place) => {
    if (!what) return {};
    return isRepeated(place, twice) || !place.mentions("LiteLoaderTweaker") ? null : { what };
  },
});
