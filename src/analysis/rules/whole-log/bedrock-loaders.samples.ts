import type { WholeLogSamples } from "../samples.ts";

const endstone = (...rest: readonly string[]) =>
  [
    "[2025-02-01 10:00:00.100 INFO] [Server] This server is running Endstone version: 0.9.0 (Minecraft: 1.21.80)",
    ...rest,
    "",
  ].join("\n");
const error = (text: string) => `[2025-02-01 10:00:01.000 ERROR] [Server] ${text}`;
const levi = (...rest: readonly string[]) => ["10:00:00.001 INFO [LeviLamina] Loading mods...", ...rest, ""].join("\n");

export default {
  samples: [
    {
      text: endstone(
        error("Error occurred when trying to load plugin from entry point 'lamps':"),
        error("ModuleNotFoundError: No module named 'bulbs'"),
      ),
      only: [],
      parameters: { plugin: "lamps", cause: "ModuleNotFoundError: No module named 'bulbs'" },
    },
    {
      text: endstone(
        error(
          "Error occurred when trying to load plugin 'lamps': plugin was compiled for Endstone API version: 0.6, but the server has an incompatible API version: 0.9.",
        ),
      ),
      only: [],
      code: "plugin-incompatible",
      parameters: { plugin: "lamps" },
    },
    {
      text: endstone(error("Error occurred when enabling Lamps v1.0."), error("KeyError: 'prices'")),
      only: [],
      code: "plugin-enable-failed",
      parameters: { plugin: "Lamps", cause: "KeyError: 'prices'" },
    },
    {
      text: endstone(
        error("Failed to load c++ plugin from plugins/lamps.dll: No entry point. Did you forget ENDSTONE_PLUGIN?"),
      ),
      only: [],
      parameters: { plugin: "lamps", cause: "No entry point. Did you forget ENDSTONE_PLUGIN?" },
    },
    {
      text: levi(
        "10:00:00.100 ERROR [LeviLamina] Failed to load mod LampShop",
        "10:00:00.101 ERROR [LeviLamina] The specified module could not be found.",
      ),
      only: [],
      parameters: { plugin: "LampShop", cause: "The specified module could not be found." },
    },
    {
      text: levi(
        "10:00:00.100 ERROR [LeviLamina] Missing dependency Bulbs v2.0.0",
        "10:00:00.100 ERROR [LeviLamina] Missing dependency Wires",
        "10:00:00.100 ERROR [LeviLamina] LampShop will not be loaded because the dependencies are missing",
      ),
      only: [],
      code: "plugin-dependency-missing",
      parameters: { plugin: "LampShop", dependencies: ["Bulbs", "Wires"] },
    },
  ],
  counterSamples: [
    levi("10:00:00.100 INFO [LeviLamina] Loading LampShop v1.0.0", "10:00:00.100 INFO [LeviLamina] LampShop loaded"),
  ],
} satisfies WholeLogSamples;
