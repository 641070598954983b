import { finding } from "../../model/finding.ts";

export default finding({
  code: "liteloader-with-forge",
  severity: "fatal",
  needles: ["ServiceInitialisationException: ModLauncher is not available"],
  pattern: /ServiceInitialisationException: ModLauncher is not available/,
  parameters: () => ({}),
});
