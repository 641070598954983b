import { finding } from "../finding.ts";
import { isRepeated, isSaid } from "./mod-dependency-missing.ts";

export default finding({
  code: "loader-twice",
  severity: "fatal",
  confidence: 0.95,
  needles: ["MultipleArgumentsForOptionException: Found multiple arguments", " classes found on classpath: "],
  pattern:
    /MultipleArgumentsForOptionException: Found multiple arguments for option ([^\n,]{1,80}), but you asked for only one|duplicate (ASM|fabric loader|[\w ]{1,30}) classes found on classpath: /i,
  parameters: (match, place) => {
    if (isSaid(place) || isRepeated(place, match[0].slice(0, 30))) return null;
    return { what: match[1] ? match[1].replace(/^[-[]{1,3}|\]$/g, "").trim() : match[2]! };
  },
  message: {
    en: "The mod loader is installed twice in this version of the game ({what} is given more than once).",
    "zh-CN": "当前游戏版本中重复安装了模组加载器（{what} 被重复指定）。",
  },
  advice: {
    en: [
      "Make a new instance or version in your launcher with the loader installed once, and move mods, config and saves over.",
      "If you added start arguments yourself (such as --fml… or a second loader .jar), remove them.",
    ],
    "zh-CN": [
      "在启动器中新建一个只安装一次加载器的版本，再把 mods、config 和 saves 移过去。",
      "如果自己添加过启动参数（如 --fml… 或第二个加载器 .jar），请删除。",
    ],
  },
  samples: [
    {
      text: 'Exception in thread "main" joptsimple.MultipleArgumentsForOptionException: Found multiple arguments for option fml.forgeVersion, but you asked for only one',
      parameters: { what: "fml.forgeVersion" },
    },
    {
      text: "java.lang.IllegalStateException: duplicate ASM classes found on classpath: jar:file:/a/asm-9.6.jar!/org/objectweb/asm/ClassReader.class, jar:file:/a/asm-9.3.jar!/org/objectweb/asm/ClassReader.class",
      parameters: { what: "ASM" },
    },
  ],
  counterSamples: ["12 classes found on classpath: ok", "<Steve> Found multiple arguments for option x"],
});
