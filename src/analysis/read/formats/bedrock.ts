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
});
