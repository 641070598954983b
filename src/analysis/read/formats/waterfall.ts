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
    { needle: "Enabled HexaCord version " },
    { needle: "Enabled XCord version " },
    { needle: "Enabled IsekaiCord version " },
    { needle: "Enabled NullCordX version " },
  ],
  traces: [{ needle: " by WaterfallMC" }, { needle: "io.github.waterfallmc." }],
  sources: proxyBuild("Waterfall version", "Waterfall"),
  version: null,
});
