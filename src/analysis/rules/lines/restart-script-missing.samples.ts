import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:12:01] [Server thread/INFO]: Startup script './run.sh' does not exist! Stopping server.",
      parameters: { script: "./run.sh" },
    },
    {
      text: "[10:12:01] [Server thread/INFO]: [STDOUT] [org.spigotmc.RestartCommand] Startup script './begin.sh' does not exist! Stopping server.",
      parameters: { script: "./begin.sh" },
    },
    {
      text: "[10:12:01 INFO]: [org.spigotmc.RestartCommand] Startup script 'C:\\lamps\\go.bat' does not exist! Stopping server.",
      parameters: { script: "C:\\lamps\\go.bat" },
    },
    {
      text: "2013-05-04 10:12:01 [INFO] Startup script 'run.sh' does not exist! Stopping server.",
      parameters: { script: "run.sh" },
    },
    {
      text: "Startup script './run.sh' does not exist! Stopping server.",
      parameters: { script: "./run.sh" },
    },
  ],
  counterSamples: [
    "[10:12:01] [Server thread/INFO]: Attempting to restart with ./run.sh",
    "[10:12:01] [Server thread/WARN]: [Lamps] The file 'lamps.yml' does not exist! Stopping server",
  ],
} satisfies LineSamples;
