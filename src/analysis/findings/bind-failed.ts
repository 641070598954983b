import { finding, type MatchContext } from "../finding.ts";

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
  pattern:
    /^[^\n<]{0,250}?(?:The exception was: [^\n]{0,200}(?:Cannot assign requested address|[Pp]ermission denied|[Uu]nresolved ?[Aa]ddress|UnknownHost|unreachable|Protocol family|BindException|bind\(\.\.\) failed|\u5730\u5740\u65e0\u6548|\u65e0\u6cd5\u6307\u5b9a)|Could not bind to host |Can't bind to \/?[\w.[*])/,
  parameters(match, place) {
    const inUse =
      /Address already in use|Only one usage of each socket|\u901a\u5e38\u6bcf\u4e2a\u5957\u63a5\u5b57|\u5730\u5740\u5df2\u5728\u4f7f\u7528|\u5730\u5740\u5df2\u88ab\u5360\u7528|NET_Bind/;
    if (inUse.test(place.text.slice(0, 4000))) return null;
    if (match[0].includes("The exception was: ") && !/FAILED TO BIND TO PORT/.test(place.before.slice(-2000)))
      return null;
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
  ],
  counterSamples: [
    "<Alex> Could not bind to host /203.0.113.7:25577",
    "[12:00:01] [Server thread/WARN]: The exception was: java.net.BindException: Address already in use: bind",
    "[12:00:01] [Server thread/INFO]: The exception was: none",
  ],
});
