import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '[10:00:00] [Server thread/WARN]: To start the server with more ram, launch it as "java -Xmx1024M -Xms1024M -jar minecraft_server.jar"',
      parameters: { least: "512 MB" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: Somebody wrote: To start the server with more ram"],
} satisfies LineSamples;
