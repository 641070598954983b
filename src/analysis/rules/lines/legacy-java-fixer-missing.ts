import { finding } from "../../model/finding.ts";

export default finding({
  code: "legacy-java-fixer-missing",
  severity: "fatal",
  // Java 8 forbids the way in which it sorts the mods.
  pattern:
    /\[ForgeModLoader\] Unable to launch[^\n]{0,40}\n[^\n]{0,200}java\.util\.ConcurrentModificationException|java\.util\.ConcurrentModificationException\r?(?:\n\tat java\.[^\n]{1,90}){1,4}\n\tat cpw\.mods\.fml\.common\.toposort\./,
  parameters: () => ({}),
});
