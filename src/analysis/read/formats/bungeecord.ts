import { format, proxyBuild } from "./format.ts";

/** BungeeCord: the proxy that Waterfall comes from. */
export const bungeecord = format({
  software: "bungeecord",
  name: "BungeeCord",
  kind: "proxy",
  markers: [
    { needle: "Enabled BungeeCord version " },
    { needle: "git:BungeeCord-Bootstrap:" },
    // Forks of it with names of their own.
    { needle: "-Bootstrap:", pattern: /\bEnabled [A-Z]\w{1,30} version (?:git:)?\w{1,30}-Bootstrap:/ },
  ],
  traces: [
    { needle: "Discovered module: ModuleSpec(" },
    { needle: "Loaded plugin cmd_" },
    { needle: "<-> InitialHandler has " },
    { needle: "<-> ServerConnector [" },
    { needle: "<-> DownstreamBridge <-> [" },
    { needle: "net.md_5.bungee." },
    { needle: "[INFO] [/", pattern: /\[INFO\] \[\/[\d.:]{7,40}\] <-> / },
  ],
  sources: proxyBuild("BungeeCord version", "BungeeCord"),
  version: null,
});
