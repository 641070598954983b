import type { Format } from "./format.ts";
import { hybridServer } from "./hybrid.ts";

/** Hybrids that are rarer today: most of them ran Minecraft 1.4 to 1.12. */

export const thermos = hybridServer({
  software: "thermos",
  name: "Thermos",
  markers: [
    { needle: "Thermos Version: " },
    { needle: "[Thermos] " },
    // Forks of it that are still cared for.
    { needle: "This server is running ", pattern: /This server is running (?:Crucible|Uranium)\b/ },
  ],
  traces: [{ needle: "Thermos-1.7.10" }],
  sources: [],
  samples: [
    {
      text: "[10:00:00] [main/INFO] [FML/]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading\n[10:00:01] [Server thread/INFO]: This server is running Crucible version git-Crucible-1.7.10-5.4 (MC: 1.7.10) (Implementing API version 1.7.10-R0.1-SNAPSHOT)",
      id: "thermos/server",
      version: "1.7.10",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tThermos Version: cyberdynecc:Thermos:1.7.10-1614.1\n\tMinecraft Version: 1.7.10",
      id: "thermos/crash-report",
      version: "1.7.10",
    },
  ],
});

export const mcpc = hybridServer({
  software: "mcpc+",
  name: "MCPC\\+",
  markers: [
    { needle: "mcpc-plus-" },
    { needle: "MCPC-Plus", without: ["This server is running KCauldron "] },
    { needle: "brand changed to 'mcpc" },
  ],
  sources: [],
  samples: [
    {
      text: "2014-03-01 10:00:00 [INFO] Starting minecraft server version 1.6.4\n2014-03-01 10:00:01 [INFO] This server is running MCPC+ version git-MCPC-Plus-1 (MC: 1.6.4) (Implementing API version 1.6.4-R2.1-SNAPSHOT)",
      id: "mcpc+/server",
      version: "1.6.4",
    },
  ],
});

export const cauldron = hybridServer({
  software: "cauldron",
  name: "Cauldron",
  markers: [
    { needle: "brand changed to 'cauldron" },
    { needle: "brand changed to 'kcauldron" },
    { needle: "This server is running KCauldron " },
    { needle: "Cauldron Version: " },
  ],
  traces: [{ needle: "net.minecraftforge.cauldron." }, { needle: "kcauldron." }],
  sources: [],
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running KCauldron version git-Cauldron-MCPC-Plus-1.7.10-1.1614.201 (MC: 1.7.10) (Implementing API version 1.7.10-R0.1-SNAPSHOT)",
      id: "cauldron/server",
      version: "1.7.10",
    },
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Cauldron version git-Cauldron-1.7.10 (MC: 1.7.10) (Implementing API version 1.7.10-R0.1-SNAPSHOT)",
      id: "cauldron/server",
      version: "1.7.10",
    },
  ],
});

export const catserver = hybridServer({
  software: "catserver",
  name: "CatServer",
  markers: [{ needle: "[CatServer", pattern: /\/[A-Z]{4,5}\] \[CatServer\/?\]/ }],
  traces: [{ needle: "catserver.server." }, { needle: "foxlaunch." }],
  sources: [],
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO] [minecraft/DedicatedServer]: This server is running CatServer version git-CatServer-1 (MC: 1.12.2) (Implementing API version 1.12.2-R0.1-SNAPSHOT)",
      id: "catserver/server",
      version: "1.12.2",
    },
  ],
});

export const ketting = hybridServer({
  software: "ketting",
  name: "Ketting",
  traces: [{ needle: "org.kettingpowered." }],
  sources: [],
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: This server is running Ketting version 1.20.1-1 (MC: 1.20.1) (Implementing API version 1.20.1-R0.1-SNAPSHOT)",
      id: "ketting/server",
      version: "1.20.1",
    },
  ],
});

export const otherHybrids: readonly Format[] = [thermos, mcpc, cauldron, catserver, ketting];
