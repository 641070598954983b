import type { WholeLogSamples } from "../samples.ts";

const lacking = (
  name: string,
) => `[10:00:05] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: ${name}, class org.example.${name}.Main
java.lang.NoClassDefFoundError: net/minecraft/server/players/PlayerList
	at org.example.${name}.Main.<init>(Main.java:12) ~[${name}-1.0.jar%23120!/:1.0]
	at net.minecraftforge.fml.javafmlmod.FMLModContainer.constructMod(FMLModContainer.java:77) ~[javafmllanguage-1.20.1-47.2.0.jar%23192!/:?]
`;
const start =
  "[10:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]\n";

export default {
  samples: [
    {
      text: start + lacking("kites") + lacking("towers"),
      only: ["server"],
      parameters: { class: "net.minecraft.server.players.PlayerList", count: "2", server: null },
    },
  ],
  counterSamples: [
    // One alone may be made for another version.
    start + lacking("kites"),
    (start + lacking("kites") + lacking("towers")).replaceAll("net/minecraft/server/players/", "org/example/bricks/"),
  ],
} satisfies WholeLogSamples;
