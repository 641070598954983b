import { format } from "./format.ts";

// Only Bedrock has the date, the time and the level between one pair of brackets, and no thread.
const header = String.raw`^(?:NO LOG FILE! - )?\[\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?::\d{3})? [A-Z]{4,5}\] `;
const versioned = (rest: string) => new RegExp(header.slice(1) + rest);
// Endstone and LeviLamina, which load plugins into it, put the server's name before what it says.
const loaded = (rest: string) =>
  new RegExp(
    String.raw`(?:\[\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3} [A-Z]{4,5}\]|\d{2}:\d{2}:\d{2}\.\d{3} [A-Z]{4,5}) \[Server\] ${rest}`,
  );

/** Bedrock Dedicated Server: Mojang's own server for Bedrock Edition. */
export const bedrock = format({
  software: "bedrock",
  name: "Bedrock",
  kind: "server",
  markers: [
    // Loaders of plugins for it, which write their own heads.
    { needle: "[LeviLamina] ", pattern: /^\d{2}:\d{2}:\d{2}\.\d{3} [A-Z]{4,5} \[LeviLamina\] / },
    { needle: "This server is running Endstone version" },
    { needle: "] Starting Server", pattern: loaded("Starting Server") },
    { needle: "] Level Name: ", pattern: loaded("Level Name: ") },
    { needle: "] Server started.", pattern: loaded("Server started\\.") },
    { needle: "[EndstoneRuntime] " },
    { needle: " INFO] Starting Server", pattern: versioned("Starting Server") },
    { needle: " INFO] Version", pattern: versioned("Version:? ") },
    { needle: "] Level Name: ", pattern: versioned("Level Name: ") },
    { needle: "] Game mode: ", pattern: versioned("Game mode: ") },
    { needle: "] IPv4 supported, port: ", pattern: versioned("IPv4 supported") },
    { needle: "] Server started.", pattern: versioned("Server started\\.") },
    { needle: "] Player connected: ", pattern: versioned("Player connected: ") },
    { needle: "] Player disconnected: ", pattern: versioned("Player disconnected: ") },
  ],
  traces: [{ needle: " INFO] ", pattern: new RegExp(header) }],
  sources: [{ label: "Bedrock version", needle: "] Version", pattern: /\] Version:? (\d[\d.]{2,30})/ }],
  version: "Bedrock version",
  splitting: "headers",
  samples: [
    {
      text: "[2025-08-14 14:02:11.100 INFO] [Server] Starting Server\n[2025-08-14 14:02:11.200 INFO] [Server] Version: 1.21.80.3",
      id: "bedrock/server",
      version: "1.21.80.3",
    },
    {
      text: "14:02:11.200 INFO [Server] Version: 1.21.3.01\n14:02:11.300 INFO [Server] Level Name: Bedrock level",
      id: "bedrock/server",
      version: "1.21.3.01",
    },
    {
      text: "[2025-08-14 14:02:11.200 INFO] [Server] Version: 1.21.80.3\n[2025-08-14 14:02:12.200 INFO] [Server] This server is running Endstone version: 0.9.0 (Minecraft: 1.21.80)",
      id: "bedrock/server",
      version: "1.21.80.3",
    },
    {
      text: "NO LOG FILE! - [2023-02-16 10:00:00:123 INFO] Starting Server\n[2023-02-16 10:00:00:124 INFO] Version: 1.20.51.01\n[2023-02-16 10:00:00:125 ERROR] Something",
      id: "bedrock/server",
      version: "1.20.51.01",
      statements: { "Bedrock version": "1.20.51.01" },
    },
    {
      text: "[2019-02-16 10:00:00 INFO] Starting Server\n[2019-02-16 10:00:00 INFO] Version 1.9.0.15",
      id: "bedrock/server",
      version: "1.9.0.15",
    },
  ],
});
