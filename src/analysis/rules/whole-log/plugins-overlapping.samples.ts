import type { WholeLogSamples } from "../samples.ts";

const log = (version: string, plugins: readonly string[]) =>
  `[10:00:00] [Server thread/INFO]: Starting minecraft server version ${version}
[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-77 (MC: ${version}) (Implementing API version ${version}-R0.1-SNAPSHOT)
${plugins.map((plugin) => `[10:00:01] [Server thread/INFO]: [${plugin}] Loading server plugin ${plugin} v2.1`).join("\n")}
[10:00:09] [Server thread/INFO]: Done (2.123s)! For help, type "help"
`;

export default {
  samples: [
    {
      text: log("1.20.4", ["WorldEdit", "Lamps", "FastAsyncWorldEdit"]),
      only: [],
      parameters: { plugin: "WorldEdit", container: "FastAsyncWorldEdit" },
    },
    {
      text: log("1.19.2", ["FastAsyncVoxelSniper", "VoxelSniper"]),
      only: [],
      parameters: { plugin: "VoxelSniper", container: "FastAsyncVoxelSniper" },
    },
    {
      text: log("1.20.4", ["PlugMan", "PlugManX"]),
      only: [],
      parameters: { plugin: "PlugMan", container: "PlugManX" },
    },
  ],
  counterSamples: [
    log("1.20.4", ["FastAsyncWorldEdit", "WorldGuard"]),
    log("1.12.2", ["FastAsyncWorldEdit", "WorldEdit"]),
  ],
} satisfies WholeLogSamples;
