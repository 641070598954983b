import { finding } from "../finding.ts";

export default finding({
  code: "no-internet",
  severity: "warning",
  needles: ["UnknownHostException: "],
  pattern:
    /^[^\n<]{0,300}?UnknownHostException: ((?:[\w-]{1,40}\.){0,3}(?:minecraftservices|mojang|minecraft)\.(?:com|net))/,
  // A client without it says so itself, and plays on.
  severityAt: (_, place) => (place.software.kind === "server" ? undefined : "notice"),
  parameters: (match, place) => (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE)\]/.test(place.entry) ? null : { host: match[1]! }),
  samples: [
    {
      text: "[10:00:00] [ServerMain/ERROR]: Failed to request yggdrasil public key\ncom.mojang.authlib.exceptions.MinecraftClientException: x\nCaused by: java.net.UnknownHostException: api.minecraftservices.com\n\tat java.base/a.B.c(B.java:1)",
      parameters: { host: "api.minecraftservices.com" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> UnknownHostException: api.mojang.com"],
});
