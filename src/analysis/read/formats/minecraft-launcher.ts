import { format } from "./format.ts";

const header = /\[(?:Trace|Debug|Info|Warning|Error|Fatal): \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;

/** `[0812/110712:INFO:GameController.cpp(233)]`: the first launchers that were no Java any more, from 2016 to 2018. */
const firstHeader = /^\[\d{4}\/\d{6}:[A-Z]{4,8}:\w{3,40}\.cpp\(\d{1,5}\)\] /;

/** The launcher of Mojang itself. */
export const minecraftLauncher = format({
  software: "minecraft-launcher",
  name: "Minecraft Launcher",
  kind: "launcher",
  markers: [
    ...["[Info: ", "[Warning: ", "[Error: "].map((needle) => ({ needle, pattern: header })),
    ...[":LauncherAppBrowser.cpp(", ":ClientHandler.cpp(", ":LocalVersionProvider.cpp("].map((needle) => ({
      needle,
      pattern: firstHeader,
    })),
  ],
  sources: [],
  version: null,
  keepsLog: true,
});
