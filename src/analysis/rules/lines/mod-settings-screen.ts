import { finding } from "../../model/finding.ts";

/** `java.lang.ClassNotFoundException: org.example.lamps.gui.Factory`, right below. */
const gone =
  /^[^\n]{0,400}\n[^\n]{0,200}?\bjava\.lang\.(?:ClassNotFoundException|NoClassDefFoundError): ([\w$./]{3,200})\r?(?:\n|$)/;

/** Forge up to 1.12 and Mod Menu ask each mod for its screen of settings; a mod whose screen fails does without one. */
export default finding({
  code: "mod-settings-screen",
  severity: "notice",
  // Whoever develops it wants it to be there.
  severityAt: (_, place) => (place.mentions("GradleStart") ? "warning" : undefined),
  role: "general",
  joins: ["cause"],
  needles: [
    "A critical error occurred instantiating the gui factory for mod ",
    " provides a broken implementation of ModMenuApi",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:instantiating the gui factory for mod ([\w.|-]{2,64})|\bMod ([\w.-]{2,64}) provides a broken implementation of ModMenuApi)/,
  parameters: ([, ofForge, ofModMenu], place) => {
    const name = ofForge ? gone.exec(place.upTo(1000))?.[1] : undefined;
    return { mod: ofForge ?? ofModMenu, ...(name ? { why: "class-gone", class: name.replaceAll("/", ".") } : {}) };
  },
});
