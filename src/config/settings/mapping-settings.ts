import { mirrorAddress, oneOf } from "../parsers.ts";
import { setting } from "../setting.ts";

/** Where readable names of the game come from. */
export const mappingSettings = {
  mappings: setting({
    env: "MAPPINGS",
    default: "off",
    parse: oneOf(["off", "auto"]),
    doc: "`auto`: when a log with hidden names is read, the maps of its version are fetched from Mojang and Fabric, once, and kept. `off`: only those are used that you add with `lectern mappings`. See [readable names](OPERATING.md#readable-names) for their licences.",
  }),
  mappingsFrom: setting<string | null>({
    env: "MAPPINGS_FROM",
    default: "",
    parse: mirrorAddress,
    doc: "A mirror to fetch maps from, such as `https://mirror.example.org`: it has Mojang's paths, and Fabric's Maven below `/maven`.",
  }),
};
