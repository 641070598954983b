import { finding } from "../../model/finding.ts";

/** Forge 1.13 to 1.16 says that a mod could not be set up, and the reason only in debug.log. */
export default finding({
  code: "mods-not-set-up",
  severity: "fatal",
  role: "general",
  joins: ["cause"],
  confidence: 0.8,
  pattern: /^[^\n<]{0,250}\]:? Failed to initialize mod containers/,
  impliedBy: [
    "mod-exception",
    "mod-fatal",
    "mod-dependency-missing",
    "mod-dependency-version",
    "mod-minecraft-version",
  ],
});
