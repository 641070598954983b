import { finding } from "../../model/finding.ts";

/** `[main/ERROR]: File mods/lamps.jar contains mod …` */
function fileBefore(line: string, said: string): string | undefined {
  const head = line.slice(0, line.indexOf(said));
  const start = head.lastIndexOf("File ");
  return start === -1 ? undefined : head.slice(start + "File ".length);
}

/** A description without its class, or a class without its description: `@Mod` and `mods.toml` do not belong together. */
export default finding({
  code: "mod-classes-missing",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,200}?The Mod File ([^\n]{1,250}?) has mods that were not found|^[^\n<]{0,200}?The following classes are missing, but are reported in the mods\.toml: \[?([\w.$, ]{1,300})|^[^\n<]{0,200}?mods\.toml missing metadata for modid ([^\s"',\]]{1,64})|^[^\n<]{0,450}? contains mod entrypoint class ([\w.$]{1,200}) for mod with id ([\w.-]{1,64})/,
  parameters: ([line, file, classes, undescribed, entrypoint, id]) =>
    // OptiFine is no mod: it does not fit the loader.
    /optifine/i.test(file ?? "")
      ? null
      : {
          file: (entrypoint ? fileBefore(line, " contains mod entrypoint class ") : file)?.replace(/§./g, ""),
          classes,
          entrypoint,
          mod: undescribed ?? id,
        },
});
