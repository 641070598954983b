import { finding, type MatchContext } from "../finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { bindReason } from "../matching/ports.ts";

function addressOf(place: MatchContext): string {
  const own = /(?:bind to host|bind to) \/?([^\s!]{3,100})/.exec(place.entry.slice(0, 1000))?.[1];
  if (own) return own;
  const starts = /Starting [Mm]inecraft server on ([^\s]{1,100})/;
  for (const line of place.before.split("\n").reverse()) {
    const said = starts.exec(line)?.[1];
    if (said) return said;
  }
  return "server-ip";
}

export default finding({
  code: "bind-failed",
  severity: "fatal",
  confidence: 0.95,
  needles: ["The exception was: ", "Could not bind to host ", "Can't bind to "],
  pattern: /^[^\n<]{0,250}?(?:The exception was: |Could not bind to host |Can't bind to \/?[\w.[*])/,
  parameters(match, place) {
    const isServer = match[0].includes("The exception was: ");
    const reason = bindReason(isServer ? lineOf(place) : place.upTo(4000));
    // The server goes on to say that another one may run on that port, and mostly it is right.
    if (reason === "taken" || (isServer && reason === null)) return null;
    if (isServer && !/FAILED TO BIND TO PORT/.test(place.before.slice(-2000))) return null;
    return { address: addressOf(place) };
  },
  samples: [
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on 203.0.113.7:25565\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Cannot assign requested address: bind",
      parameters: { address: "203.0.113.7:25565" },
    },
    {
      text: "12:00:01 [WARNING] Could not bind to host /203.0.113.7:25577\njava.net.BindException: Cannot assign requested address",
      parameters: { address: "203.0.113.7:25577" },
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Starting Minecraft server on 203.0.113.7:25565\n[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!\n[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Die angeforderte Adresse ist in diesem Kontext ungültig",
      parameters: { address: "203.0.113.7:25565" },
    },
  ],
  counterSamples: [
    "<Alex> Could not bind to host /203.0.113.7:25577",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
    "[12:00:01] [Server thread/INFO]: The exception was: none",
  ],
});
