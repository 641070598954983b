import type { MatchContext } from "../../model/finding.ts";

/**
 * What mods for the client ask for first, as Fabric names it: the game itself, its options, keys, hud, screens, widgets, text, window,
 * renderers, player, world and connection.
 */
export const clientClasses: ReadonlySet<string> = new Set(
  "310 315 304 329 437 442 408 339 4185 327 332 1041 757 761 746 638 634 4587 4597 1921 276 898".split(" "),
);

const ofLoader = /^net[./](?:minecraftforge|neoforged[./]neoforge)[./]client[./]/;

/** What Forge has for clients alone, where it is a dedicated server that does not find it. */
export function isLoadersClientClass(name: string, place: MatchContext): boolean {
  return (
    ofLoader.test(name) && (place.software.kind === "server" || place.mentions("server.dedicated.DedicatedServer."))
  );
}
