import type { Frame } from "../model/exception-group.ts";
import { knownOwnerById } from "./known-owners.ts";
import type { Owner } from "./owner.ts";

/** `geckolib3`, `Curios API`, `FTB Library`, `owo-lib` */
const servingName = /(?:lib|librar(?:y|ies)|api)(?:[-_ ]?v?\d{1,2})?$/i;
const interfacePackage = /\.api\./;

/** Whether the code is there for other mods and plugins to call: what it throws is mostly about how it was called. */
export function isForOthers({ id, name }: Owner, { method }: Frame): boolean {
  return (
    [id ?? name, name].some((one) => servingName.test(one) || knownOwnerById(one)?.isLibrary) ||
    interfacePackage.test(method)
  );
}
