import { brand, format, stated } from "./format.ts";
import { game } from "./sources.ts";

/** The game as Mojang ships it, client and server. */
export const vanilla = format({
  software: "vanilla",
  name: "Vanilla",
  kind: "game",
  markers: [
    brand("vanilla"),
    { needle: "Starting minecraft server version " },
    { needle: "Starting integrated minecraft server version " },
    { needle: "Setting user: ", pattern: /(?:INFO\]|\) Info)[^\n]{0,150}\bSetting user: / },
    { needle: "Starting Minecraft server on " },
  ],
  traces: [
    { needle: "[Server thread/" },
    { needle: "[ServerMain/" },
    { needle: "[Render thread/" },
    { needle: "[Client thread/" },
    { needle: "Server Shutdown Thread/" },
    { needle: "Preparing spawn area: ", pattern: /\[INFO\] Preparing spawn area: \d/ },
    { needle: "Preparing start region for level " },
    { needle: "yggdrasil", pattern: /^\[[^\]\n]{8,40}\] \[[^\]\n]{1,60}\/[A-Z]{3,8}\]/ },
    { needle: "sessionHost=", pattern: /Environment[:[][^\n]{0,350}sessionHost=/ },
    { needle: "LWJGL Version", pattern: /LWJGL Version:? \d/ },
    { needle: "[minecraft/", pattern: /\/[A-Z]{4,5}\] \[minecraft\// },
    { needle: "Minecraft Version: ", pattern: /\sMinecraft Version: \w/ },
    { needle: "\tIs Modded: " },
    { needle: "Minecraft Crash Report ----" },
    { needle: "Minecraft Network Protocol Error Report ----" },
    { needle: "A detailed walkthrough of the error, its code path" },
    { needle: " joined the game", pattern: /\b\w{2,16} joined the game/ },
    { needle: " left the game", pattern: /\b\w{2,16} left the game/ },
    { needle: " logged in with entity id " },
    { needle: "Can't keep up! " },
    { needle: "! For help, type ", pattern: /Done \([\d.,]{1,12}s\)! For help, type / },
    { needle: "Failed to start the minecraft server" },
    { needle: "can't proceed with server load" },
    { needle: "You need to agree to the EULA" },
    // Servers before 1.7, in an excerpt.
    {
      needle: "[SEVERE] ",
      pattern: /^\d{4}-\d{2}-\d{2} [\d:]{8} \[SEVERE\] /,
      with: ["at net.minecraft.server.MinecraftServer.run("],
    },
    // What launchers say behind it.
    { needle: "Process exited with code " },
    { needle: "Minecraft process ID: " },
  ],
  sources: [
    ...game,
    // A launcher that starts the game itself where a loader was picked leaves the loader's name in the report.
    ...stated("Fabric loader version", [
      [
        "Launched Version: fabric-loader-",
        /^\s{1,8}Launched Version: fabric-loader-(\d[\d.]{2,12}(?:-beta\.\d{1,3})?)-\d/,
      ],
    ]),
  ],
});
