import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "chown: changing ownership of '/data/world/level.dat': Operation not permitted",
      parameters: { file: "/data/world/level.dat" },
    },
    {
      text: "mkdir: cannot create directory '/data/lamps': Permission denied",
      parameters: { file: "/data/lamps" },
    },
    { text: "[init] [ERROR] /data is not writable by uid 1000", parameters: { file: "/data" } },
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
      text: "java.nio.file.AccessDeniedException: C:\\Users\\Steve\\OneDrive\\Documents\\mc\\config\\lamps.toml",
      parameters: { file: "C:\\Users\\Steve\\OneDrive\\Documents\\mc\\config\\lamps.toml", cloud: "OneDrive" },
    },
    {
      text: "java.io.FileNotFoundException: C:\\mc\\options.txt (Accès refusé)",
      parameters: { file: "C:\\mc\\options.txt" },
    },
    {
      text: '2018-06-01 [10:00:00] [Server thread/CRITICAL]: ErrorException: "fopen(/srv/pm/server.log): failed to open stream: Permission denied" (EXCEPTION) in "src/pocketmine/utils/MainLogger" at line 12',
      parameters: { file: "/srv/pm/server.log" },
    },
    {
      text: '2021-06-01 [10:00:00] [Server thread/CRITICAL]: ErrorException: "file_put_contents(/srv/pm/ops.txt): Failed to open stream: Permission denied" (EXCEPTION) in "pmsrc/src/utils/Filesystem" at line 12',
      parameters: { file: "/srv/pm/ops.txt" },
    },
    {
      text: '2021-06-01 [10:00:00] [Server thread/CRITICAL]: ErrorException: "mkdir(): Permission denied" (EXCEPTION) in "pmsrc/src/utils/Filesystem" at line 12',
      parameters: { file: null },
    },
    {
      text: "java.nio.file.FileSystemException: world/level.dat: Read-only file system",
      parameters: { file: "world/level.dat" },
    },
  ],
  counterSamples: [
    "java.io.FileNotFoundException: config/a.cfg (No such file or directory)",
    "[10:00:00] [Server thread/INFO]: <Alex> java.nio.file.AccessDeniedException: x",
  ],
} satisfies LineSamples;
