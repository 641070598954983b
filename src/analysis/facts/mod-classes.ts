import { oneLine, type Reader } from "./reader.ts";

/** Classes that loaders say are of a mod: Fabric's and Quilt's entry points, Forge's and NeoForge's classes with `@Mod`. */
const entrypoint =
  /^Registering (?:new|old)-style initializer ([\w.$]{3,200})(?:::\w{1,80})? for mod ([\w.-]{1,64})(?: |$)/;
const annotated = /^Found @Mod class ([\w.$]{3,200}) with (?:mod )?id ([\w.-]{1,64})$/;
const failed =
  /^Failed to (?:create mod instance|register [Aa]utomatic (?:\w{1,20} )?subscribers)\. ModID: ([\w.-]{1,64}), class ([\w.$]{3,200})$/;

export const modClasses: readonly Reader[] = [
  oneLine(["Registering new-style initializer ", "Registering old-style initializer "], (message, _line, into) => {
    const match = entrypoint.exec(message);
    if (match) into.addModClass(match[2]!, match[1]!);
  }),
  oneLine(["Found @Mod class "], (message, _line, into) => {
    const match = annotated.exec(message.trimEnd());
    if (match) into.addModClass(match[2]!, match[1]!);
  }),
  oneLine(["Failed to create mod instance. ", "Failed to register "], (message, _line, into) => {
    const match = failed.exec(message.split("\n", 1)[0]!.trimEnd());
    if (match) into.addModClass(match[1]!, match[2]!);
  }),
];
