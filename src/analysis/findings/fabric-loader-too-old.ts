import { finding } from "../finding.ts";
import { isLoader, requirementNeedles, requirementPattern, requirements } from "../matching/requirements.ts";

export default finding({
  code: "fabric-loader-too-old",
  severity: "fatal",
  confidence: 0.95,
  needles: requirementNeedles,
  pattern: requirementPattern,
  parameters: (_, place) => {
    const one = requirements(place).find(({ id, unwanted }) => isLoader(id) && !unwanted);
    return one
      ? {
          mod: one.mod,
          loader: one.id === "quilt_loader" ? "Quilt Loader" : "Fabric Loader",
          required: one.versions,
          installed: one.installed,
        }
      : null;
  },
  samples: [
    {
      text: "More details:\n\t - Mod 'Lanterns' (lanterns) 2.0 requires version 0.15.11 or later of mod 'Fabric Loader' (fabricloader), but only the wrong version is present: 0.14.21!",
      parameters: { mod: "Lanterns", loader: "Fabric Loader", required: "0.15.11 or above", installed: "0.14.21" },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: lanterns requires {fabricloader @ [>=0.11.3]}",
      parameters: { mod: "lanterns", loader: "Fabric Loader", required: "0.11.3 or above" },
    },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.14.21",
    "\t - Mod 'Lanterns' (lanterns) 2.0 requires any version of fabric-api, which is missing!",
  ],
});
