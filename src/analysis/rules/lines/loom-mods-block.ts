import { finding } from "../../model/finding.ts";

export default finding({
  code: "loom-mods-block",
  severity: "notice",
  role: "environment",
  pattern:
    /^[^\n<]{0,200}?Mod at path ([^\n]{1,250}?) (?:is not included in the loom 'mods' block|lacks a class path group! Make sure the loom 'mods' block)/,
  // Of the same folder, one says the address of the description in it, the other the folder.
  parameters: (match) => ({ file: match[1]!.replace(/^file:(?=\/)|\/(?:quilt|fabric)\.mod\.json$/g, "") }),
});
