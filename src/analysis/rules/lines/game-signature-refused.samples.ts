import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] There has been CRITICAL TAMPERING WITH MINECRAFT, it is highly unlikely minecraft will work! Terminating.",
      parameters: {},
    },
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] Technical information: The class net.minecraft.client.ClientBrandRetriever should have been associated with the minecraft jar file. If you REALLY want to run minecraft in this configuration, add the flag -Dfml.ignoreInvalidMinecraftCertificates=true to the 'JVM settings' in your launcher profile.",
      parameters: {},
    },
  ],
  counterSamples: [
    // How launchers start the game.
    "[10:00:00] [Game Launcher/INFO] [C:\\Java\\bin\\javaw.exe, -Xmx4096m, -Dfml.ignoreInvalidMinecraftCertificates=true, -cp, lamps.jar]",
    "10:00:00 Arguments: -XX:+UseG1GC -Dfml.ignoreInvalidMinecraftCertificates=true -Dfml.ignorePatchDiscrepancies=true",
    "2014-01-01 10:00:00 [INFO] <Alex> CRITICAL TAMPERING WITH MINECRAFT",
    "[10:00:00] [main/ERROR] [FML]: There has been CRITICAL TAMPERING WITH MINECRAFT, it is highly unlikely minecraft will work! STOP NOW, get a clean copy and try again!\n[10:00:00] [main/ERROR] [FML]: FML has been ordered to ignore the invalid or missing minecraft certificate. This is very likely to cause a problem!",
  ],
} satisfies LineSamples;
