import { finding } from "../finding.ts";
import { firstForeignFrame, isLast } from "./class-missing.ts";

export default finding({
  code: "java-wrong-module",
  severity: "error",
  confidence: 0.85,
  needles: [" does not export ", ' does not "opens '],
  pattern: /^[^\n<]{0,700}module (java\.[\w.]{1,60}|jdk\.[\w.]{1,60}) does not (?:export |"opens )([\w.]{1,120})/,
  parameters: (match, place) => {
    // Too new a Java for the class loader itself.
    if (/Unable to make protected final java\.lang\.Class java\.lang\.ClassLoader\.defineClass\(/.test(match[0]))
      return null;
    if (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE)\]/.test(place.entry)) return null;
    if (!isLast(place, '[^\\n]{0,500} does not (?:export |"opens )')) return null;
    return { package: match[2]!, suspect: firstForeignFrame(place.text) };
  },
  message: {
    en: "This Java does not let code look into its package {package}; it was wanted by: {suspect}. The Java version does not fit.",
    "zh-CN": "当前 Java 不允许代码访问其内部包 {package}；访问者：{suspect}。Java 版本不匹配。",
  },
  advice: {
    en: [
      "Use the Java version made for this Minecraft version: Java 8 up to 1.16.5, Java 17 for 1.17 to 1.20.4, Java 21 from 1.20.5 on.",
      "Update {suspect} and the loader: newer versions no longer need this.",
      "As a last resort, add --add-opens java.base/{package}=ALL-UNNAMED to the Java arguments.",
    ],
    "zh-CN": [
      "使用与该 Minecraft 版本对应的 Java：1.16.5 及以下用 Java 8，1.17 至 1.20.4 用 Java 17，1.20.5 起用 Java 21。",
      "更新 {suspect} 和加载器：新版本通常不再需要此访问。",
      "实在不行，可在 Java 参数中添加 --add-opens java.base/{package}=ALL-UNNAMED。",
    ],
  },
  causedBy: ["java-too-new"],
  samples: [
    {
      text: "Caused by: java.lang.IllegalAccessError: class net.minecraftforge.fml.loading.Trust (in unnamed module @0x5e91993f) cannot access class sun.security.util.ManifestEntryVerifier (in module java.base) because module java.base does not export sun.security.util to unnamed module @0x5e91993f",
      parameters: { package: "sun.security.util", suspect: "?" },
    },
    {
      text: 'java.lang.reflect.InaccessibleObjectException: Unable to make field private final java.util.Map java.util.Collections$UnmodifiableMap.m accessible: module java.base does not "opens java.util" to unnamed module @1b28cdfa\n\tat com.example.perms.Perms.onEnable(Perms.java:9) ~[Perms.jar:?]',
      parameters: { package: "java.util", suspect: "Perms.jar" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> module java.base does not export sun.misc",
    "[10:00:00] [main/INFO]: The module does not export anything",
  ],
});
