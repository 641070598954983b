import type { LineSamples } from "../samples.ts";

const of = (said: string) => `[10:00:05] [Server thread/ERROR]: Could not set ${said}`;

export default {
  samples: [
    {
      text: of("generator for default world 'world': Plugin 'SkyIsles' does not exist"),
      parameters: { world: "world", plugin: "SkyIsles", why: null },
    },
    {
      text: of("generator for world 'isles': Plugin 'SkyIsles v2.1' is not enabled yet (is it load:STARTUP?)"),
      parameters: { world: "isles", plugin: "SkyIsles", why: "disabled" },
    },
    {
      text: of(
        "biome provider for default world 'world_nether': Plugin 'SkyIsles v2.1' lacks a default world biome provider",
      ),
      parameters: { world: "world_nether", plugin: "SkyIsles", why: "none" },
    },
  ],
  counterSamples: [
    "[10:00:05] [Server thread/INFO]: Could not set generator for world 'isles': it has been set before",
    "<Alex> Could not set generator for world 'isles': Plugin 'SkyIsles' does not exist",
  ],
} satisfies LineSamples;
