import { finding } from "../../model/finding.ts";

export default finding({
  code: "legacy-java-fixer-missing",
  severity: "fatal",
  pattern: /\[ForgeModLoader\] Unable to launch[^\n]{0,40}\n[^\n]{0,200}java\.util\.ConcurrentModificationException/,
  parameters: () => ({}),
});
