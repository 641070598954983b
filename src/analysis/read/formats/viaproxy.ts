import { format, stated } from "./format.ts";

/** ViaProxy: it lets a game of any version into a server of any other. */
export const viaproxy = format({
  software: "viaproxy",
  name: "ViaProxy",
  kind: "proxy",
  markers: [
    { needle: "] (ViaProxy) ", pattern: /^\[\d{2}:\d{2}:\d{2}\] \[[^\]\n]{1,80}\/[A-Z]{4,5}\] \(ViaProxy\) / },
    { needle: "Initializing ViaProxy " },
  ],
  sources: [
    ...stated("Java version", [["Using java version: ", /Using java version: [^\n]{1,80} VM (\d[\d._]{0,20})/]]),
  ],
  version: null,
});
