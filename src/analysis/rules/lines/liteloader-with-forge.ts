import { finding } from "../../model/finding.ts";

export default finding({
  code: "liteloader-with-forge",
  severity: "fatal",
  pattern: /ServiceInitialisationException: ModLauncher is not available/,
  parameters: () => ({}),
});
