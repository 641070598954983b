import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-authme-shutdown",
  severity: "fatal",
  confidence: 1,
  pattern:
    /^[^\n<]{0,250}?(?:\[AuthMe\]|FATAL:)[^\n<]{0,60}?THE SERVER IS GOING TO SHUT ?DOWN AS DEFINED IN THE CONFIGURATION!/,
  parameters: () => ({ plugin: "AuthMe" }),
  // It says itself that it goes down for what it has told before.
  causedBy: ["plugin-database-failed", "plugin-config-invalid"],
});
