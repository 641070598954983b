import { format, proxyBuild } from "./format.ts";

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
  sources: proxyBuild("Waterfall version", "Waterfall"),
  version: null,
});
