import type { FormatSamples } from "./format-samples.ts";

export default {
  Quilt: [
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Quilt Loader 0.26.0\n[10:00:01] [main/ERROR]: Partial Report:\n---- Quilt Loader: Failed to load ----\nQuilt Loader Version: 0.26.0\n\n-- Error 1 --\n\nHats requires any version of lamps, which is missing!",
      id: "quilt/server",
      version: "1.20.1",
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.18.2 with Quilt Loader 0.16.1-beta.3\n[10:00:00] [main/INFO]: Loading 3 mods:\n\t- java 17\n\t- minecraft 1.18.2\n\t- quilt_loader 0.16.1-beta.3",
      id: "quilt/server",
      version: "1.18.2",
      statements: { "Quilt loader version": "0.16.1-beta.3", "Java version": "17" },
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Quilt Loader 0.19.2\n[10:00:05] [Render thread/INFO]: Setting user: Alex",
      id: "quilt/client",
      version: "1.20.1",
    },
    {
      text: "---- Minecraft Crash Report ----\n\tMinecraft Version: 1.20.4\n\tIs Modded: Definitely; Server brand changed to 'quilt'",
      id: "quilt/crash-report",
      version: "1.20.4",
    },
    {
      text: "---- Quilt Loader: Failed to load ----\n| Quilt Loader   | quilt_loader | 0.26.1 |\n| OpenJDK 64-Bit Server VM  | java   | 21   | quilt_loader |",
      id: "quilt/crash-report",
      version: null,
      statements: { "Java version": "21" },
    },
  ],
} satisfies FormatSamples;
