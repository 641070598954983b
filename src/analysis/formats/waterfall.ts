import { format } from "./format.ts";

/** Waterfall: the fork of BungeeCord by the makers of Paper. */
export const waterfall = format({
  software: "waterfall",
  name: "Waterfall",
  kind: "proxy",
  markers: [
    { needle: "Enabled Waterfall version " },
    { needle: "git:Waterfall-Bootstrap:" },
    // Forks of it.
    { needle: "Enabled Travertine version " },
    { needle: "Enabled FlameCord version " },
  ],
  traces: [{ needle: " by WaterfallMC" }, { needle: "io.github.waterfallmc." }],
  sources: [],
  version: null,
  splitting: "headers",
  samples: [
    {
      text: "[10:00:00] [main/INFO]: Enabled Travertine version git:Travertine-Bootstrap:1.16-R0.4-SNAPSHOT:0000000:183",
      id: "waterfall/proxy",
      version: null,
    },
    {
      text: "[10:00:00] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.17-R0.1-SNAPSHOT:0000000:448\n[10:00:01 WARN]: Forced host",
      id: "waterfall/proxy",
      version: null,
    },
  ],
});
