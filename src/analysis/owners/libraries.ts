import type { Frame } from "../model/exception-group.ts";
import type { Owner } from "./owner.ts";

/** Mods and plugins that are there for others to call, and whose names do not say so. */
const serving = new Set(
  `abnormals_core architectury balm blueprint bookshelf botarium brandonscore cardinal-components-base catnip citadel
  cloth-config cloth_config cloth-basic-math cofh_core cofhcore codechickencore collective creativecore curios cyclopscore
  decentholograms endercore fabric-permissions-api-v0 flywheel framework glitchcore iceberg konkrete mantle nightcore packetevents
  patchouli placebo playeranimator ponder prism protocollib reborncore satin shetiphiancore sophisticatedcore structure_gel
  terrablender titanium trinkets baubles accessories universalmodcore vault zerocore`.split(/\s+/),
);
/** `geckolib3`, `Curios API`, `FTB Library`, `owo-lib` */
const servingName = /(?:lib|librar(?:y|ies)|api)(?:[-_ ]?v?\d{1,2})?$/i;
const interfacePackage = /\.api\./;

/** Whether the code is there for other mods and plugins to call: what it throws is mostly about how it was called. */
export function isForOthers({ id, name }: Owner, { method }: Frame): boolean {
  return (
    [id ?? name, name].some((one) => serving.has(one.toLowerCase()) || servingName.test(one)) ||
    interfacePackage.test(method)
  );
}
