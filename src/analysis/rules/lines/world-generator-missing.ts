import { finding } from "../../model/finding.ts";
import { withoutVersion } from "../matching/failed-plugin.ts";

/** CraftBukkit goes on with its own generator: what is explored then has the usual terrain for good. */
export default finding({
  code: "world-generator-missing",
  severity: "error",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,200}?Could not set (?:generator|biome provider) for (?:default )?world '([^'\n]{1,100})': Plugin '([^'\n]{1,100})' (does not exist|is not enabled|lacks a default)/,
  parameters: ([, world, plugin, said]) => ({
    world,
    plugin: withoutVersion(plugin!),
    ...(said === "does not exist" ? {} : { why: said === "is not enabled" ? "disabled" : "none" }),
  }),
  oneFor: ["world"],
});
