import type { WholeLogSamples } from "../samples.ts";

const trace = (first: string) => `[10:00:02] [Server thread/WARN]: Java has been asked to exit (code 3)
[10:00:02] [Server thread/WARN]: Exit trace:
${first}[10:00:02] [Server thread/WARN]: \tsun.reflect.NativeMethodAccessorImpl.invoke0(Native Method)
[10:00:02] [Server thread/WARN]: \tnet.minecraftforge.fml.common.FMLModContainer.handleModStateEvent(FMLModContainer.java:637)`;
const mods = `[10:00:00] [main/INFO]: Forge Mod Loader version 14.23.5.2847 for Minecraft 1.12.2 loading
[10:00:01] [main/INFO]: Forge Mod Loader has identified 5 mods to load
[10:00:01] [main/INFO]: Attempting connection with missing mods [minecraft, mcp, FML, forge, lamps] at CLIENT
`;
const own = "[10:00:02] [Server thread/WARN]: \tcom.example.lamps.world.LampWorlds.read(LampWorlds.java:41)\n";

export default {
  samples: [
    {
      text: `${mods}[10:00:02] [Server thread/FATAL]: The file of lamps cannot be read\n${trace(own)}`,
      parameters: { mod: "lamps", exitCode: "3", said: "The file of lamps cannot be read" },
    },
    { text: mods + trace(own), parameters: { mod: "lamps", exitCode: "3", said: null } },
  ],
  counterSamples: [mods + trace(""), (mods + trace(own)).replace("(code 3)", "(code 0)")],
} satisfies WholeLogSamples;
