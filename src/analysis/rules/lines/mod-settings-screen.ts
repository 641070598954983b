import { finding } from "../../model/finding.ts";

/** Forge up to 1.12 and Mod Menu ask each mod for its screen of settings; a mod whose screen fails does without one. */
export default finding({
  code: "mod-settings-screen",
  severity: "notice",
  role: "general",
  joins: ["cause"],
  needles: [
    "A critical error occurred instantiating the gui factory for mod ",
    " provides a broken implementation of ModMenuApi",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:instantiating the gui factory for mod ([\w.|-]{2,64})|\bMod ([\w.-]{2,64}) provides a broken implementation of ModMenuApi)/,
  parameters: ([, ofForge, ofModMenu]) => ({ mod: ofForge ?? ofModMenu }),
});
