import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[mc-image-helper] 10:00:00.323 ERROR : Invalid parameter provided for 'install-modrinth-modpack' command: Unable to locate requested project given ProjectRef(idOrSlug=lamps)\n[init] ERROR failed to install Modrinth modpack",
      parameters: {
        step: "install-modrinth-modpack",
        reason: "Unable to locate requested project given ProjectRef(idOrSlug=lamps)",
      },
    },
    {
      text: "[mc-image-helper] 10:00:04.312 ERROR : 'install-paper' command failed. Version is 1.38.9\nme.itzg.helpers.errors.InvalidParameterException: Requested version 1.21.99 is not available\n\tat me.itzg.helpers.paper.InstallPaperCommand.call(InstallPaperCommand.java:110)",
      parameters: {
        step: "install-paper",
        reason: "InvalidParameterException: Requested version 1.21.99 is not available",
      },
    },
    {
      text: "[mc-image-helper] 10:00:04.312 ERROR : 'mcopy' command failed. Version is 1.39.10\nme.itzg.helpers.http.FailedRequestException: HTTP request of http://files.example.org/lamps.jar failed with 404 Not Found: Extracting filename",
      parameters: {
        step: "mcopy",
        reason:
          "FailedRequestException: HTTP request of http://files.example.org/lamps.jar failed with 404 Not Found: Extracting filename",
      },
    },
    {
      text: "[mc-image-helper] 10:00:04.312 ERROR : 'install-modrinth-modpack' command failed. Version is 1.68.0: InvalidParameterException: Unable to locate a compatible version",
      parameters: {
        step: "install-modrinth-modpack",
        reason: "InvalidParameterException: Unable to locate a compatible version",
      },
    },
    {
      text: "[init] [ERROR] Invalid TYPE: 'PAPPER'\n[init] [ERROR] Must be: VANILLA, FORGE, BUKKIT, SPIGOT, PAPER",
      parameters: { step: null, reason: "Invalid TYPE: 'PAPPER'" },
    },
    { text: "[init] ERROR: Initial RCON password file /run/rcon does not seems to exist.", parameters: { step: null } },
  ],
  counterSamples: [
    "[mc-image-helper] 10:00:04.312 INFO : 'install-paper' command failed. Version is unknown",
    "[init] Resolving type given PAPER",
    "[init] [WARN] Avoid setting TYPE and MODPACK_PLATFORM",
  ],
} satisfies LineSamples;
