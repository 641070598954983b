import { format } from "./format.ts";

/** BungeeCord: the proxy that Waterfall comes from. */
export const bungeecord = format({
  software: "bungeecord",
  name: "BungeeCord",
  kind: "proxy",
  markers: [{ needle: "Enabled BungeeCord version " }, { needle: "git:BungeeCord-Bootstrap:" }],
  traces: [
    { needle: "Discovered module: ModuleSpec(" },
    { needle: "Loaded plugin cmd_" },
    { needle: "<-> InitialHandler has " },
    { needle: "<-> ServerConnector [" },
    { needle: "<-> DownstreamBridge <-> [" },
    { needle: "net.md_5.bungee." },
    { needle: "[INFO] [/", pattern: /\[INFO\] \[\/[\d.:]{7,40}\] <-> / },
  ],
  sources: [],
  version: null,
  splitting: "headers",
  samples: [
    {
      text: "10:00:00 [INFO] Using zlib based native compressor.\n10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.17-R0.1-SNAPSHOT:0000000:1598\n10:00:01 [WARNING] Forced host",
      id: "bungeecord/proxy",
      version: null,
    },
  ],
});
