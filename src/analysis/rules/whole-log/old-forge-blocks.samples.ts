import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "---- Minecraft Crash Report ----\n\nDescription: Exception in server tick loop\n\nMissing Mods:\n\tThaumium : [4.2.3.5,)\n\ncpw.mods.fml.common.MissingModsException\n\tat cpw.mods.fml.common.Loader.sortModList(Loader.java:243)\n",
      parameters: { mod: null, dependencies: ["Thaumium"], versions: ["4.2.3.5 or above"] },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nDescription: Exception in server tick loop\n\nMissing Mods:\n\tunknown : need [1.0,): have missing\n\tunknown : need any: have missing\n\nnet.minecraftforge.fml.common.MissingModsException: x\n\tat net.minecraftforge.fml.common.Loader.sortModList(Loader.java:243)\n",
      parameters: { dependencies: null, count: "2", unnamed: ["1.0 or above", "any version"], state: "unnamed" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nDescription: Exception in server tick loop\n\nDuplicate Mods:\n\tTravelGear : /srv/mods/TravelGear-1.jar\n\tTravelGear : /srv/mods/TravelGear-2.jar\n\ncpw.mods.fml.common.DuplicateModsFoundException\n\tat cpw.mods.fml.common.Loader.identifyDuplicates(Loader.java:411)\n",
      code: "mod-duplicate",
      parameters: { mod: "TravelGear", files: ["TravelGear-1.jar", "TravelGear-2.jar"] },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nDescription: There was a severe problem during mod loading\n\nWrong Minecraft Versions!\nMod: ringcraft\nLocation: /srv/mods/ringcraft.jar\nExpected: [1.8.9]\nCurrent: 1.12.2\n\nnet.minecraftforge.fml.common.WrongMinecraftVersionException: x\n\tat net.minecraftforge.fml.common.Loader.a(Loader.java:1)\n",
      code: "mod-minecraft-version",
      parameters: { mod: "ringcraft", version: "1.8.9", installed: "1.12.2" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Missing Mods:"],
} satisfies WholeLogSamples;
