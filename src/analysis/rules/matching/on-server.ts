import type { MatchContext } from "../../model/finding.ts";

const ofClient = /\n\s{1,8}at (?:net\.minecraft\.client|net\.optifine|optifine)\./;

/** Whether the trace is of a server that has no game in it. */
export function isOnServer(place: MatchContext): boolean {
  const isServers =
    place.software.kind === "server" ||
    place.mentions("server.dedicated.DedicatedServer.") ||
    place.mentions("Type: Dedicated Server (");
  return isServers && !ofClient.test(place.upTo(8000));
}
