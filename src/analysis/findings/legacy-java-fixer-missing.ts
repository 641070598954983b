import { finding } from "../finding.ts";

export default finding({
  code: "legacy-java-fixer-missing",
  severity: "fatal",
  needles: ["Unable to launch"],
  pattern: /\[ForgeModLoader\] Unable to launch[^\n]{0,40}\n[^\n]{0,200}java\.util\.ConcurrentModificationException/,
  parameters: () => ({}),
  samples: [
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] Unable to launch\njava.util.ConcurrentModificationException\n\tat java.util.ArrayList$Itr.checkForComodification(ArrayList.java:901)",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [main/ERROR] [LaunchWrapper]: Unable to launch\njava.lang.reflect.InvocationTargetException",
  ],
});
