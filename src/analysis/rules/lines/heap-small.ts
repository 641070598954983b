import { finding } from "../../model/finding.ts";

/** The game's server says so itself, below 512 MB. */
export default finding({
  code: "heap-small",
  severity: "notice",
  role: "environment",
  pattern: /^[^\n<]{0,200}?To start the server with more ram, launch it as /,
  parameters: () => ({ least: "512 MB" }),
});
