import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "java.nio.file.AccessDeniedException: ./world/session.lock", parameters: { file: "./world/session.lock" } },
    {
      text: "java.io.FileNotFoundException: /srv/mc/server.properties (Permission denied)",
      parameters: { file: "/srv/mc/server.properties" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Failed to store properties to file: server.properties\njava.nio.file.AccessDeniedException: server.properties",
      parameters: { file: "server.properties" },
    },
    {
      text: "java.io.FileNotFoundException: C:\\mc\\options.txt (Accès refusé)",
      parameters: { file: "C:\\mc\\options.txt" },
    },
  ],
  counterSamples: [
    "java.io.FileNotFoundException: config/a.cfg (No such file or directory)",
    "[10:00:00] [Server thread/INFO]: <Alex> java.nio.file.AccessDeniedException: x",
  ],
} satisfies LineSamples;
