import { format } from "./format.ts";
import { launcherJava, launcherMinecraft } from "./sources.ts";

/** And those it comes from. Where the game has begun to print, the log is the game's. */
export const prismLauncher = format({
  software: "prism-launcher",
  name: "Prism Launcher",
  kind: "client",
  markers: [
    { needle: "Launcher version: ", pattern: /\bPrism ?Launcher version: \d/ },
    { needle: "MC version: ", pattern: /\b(?:Multi|Poly)MC version: \d/ },
    { needle: "org.prismlauncher.EntryPoint" },
    { needle: "Launched instance in " },
  ],
  traces: [{ needle: "Process exited with code " }, { needle: "Minecraft process ID: " }],
  sources: [...launcherJava, ...launcherMinecraft],
  version: null,
  splitting: "lines",
});
