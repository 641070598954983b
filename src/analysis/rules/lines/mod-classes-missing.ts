import { finding } from "../../model/finding.ts";

/** A description without its class, or a class without its description: `@Mod` and `mods.toml` do not belong together. */
export default finding({
  code: "mod-classes-missing",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    " has mods that were not found",
    "are missing, but are reported in the mods.toml",
    "mods.toml missing metadata for modid ",
    " contains mod entrypoint class ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:The Mod File ([^\n]{1,250}?) has mods that were not found|The following classes are missing, but are reported in the mods\.toml: \[?([\w.$, ]{1,300})|mods\.toml missing metadata for modid ([\w.-]{1,64})|File ([^\n]{1,250}?) contains mod entrypoint class ([\w.$]{1,200}) for mod with id ([\w.-]{1,64}), which does not exist)/,
  parameters: ([, file, classes, undescribed, container, entrypoint, id]) => ({
    file: (file ?? container)?.replace(/§./g, ""),
    classes,
    entrypoint,
    mod: undescribed ?? id,
  }),
});
