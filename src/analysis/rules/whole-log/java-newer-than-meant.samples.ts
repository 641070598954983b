import type { WholeLogSamples } from "../samples.ts";

const begun = (java: string, minecraft: string) =>
  `[10:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --fml.forgeVersion, 43.3.0, --fml.mcVersion, ${minecraft}]\n[10:00:00] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 10.0.8 starting: java version ${java} by Lamp Inc.\n[10:00:09] [Render thread/INFO]: Stopping!\n`;

export default {
  samples: [
    { text: begun("22.0.1", "1.19.2"), parameters: { used: "22", wanted: "17", minecraft: "1.19.2" }, only: [] },
  ],
  counterSamples: [begun("17.0.8", "1.19.2"), begun("21.0.2", "1.19.2"), begun("22.0.1", "1.21.1")],
} satisfies WholeLogSamples;
