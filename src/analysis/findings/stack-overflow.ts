import { finding } from "../finding.ts";
import { firstForeignFrame, isRepeated } from "./class-missing.ts";

export default finding({
  code: "stack-overflow",
  severity: "error",
  confidence: 0.9,
  needles: ["java.lang.StackOverflowError"],
  pattern: /^[^\n<]{0,300}java\.lang\.StackOverflowError(?::|\s|$)/,
  parameters: (_, place) =>
    isRepeated(place, "java.lang.StackOverflowError") ? null : { suspect: firstForeignFrame(place.text) },
  message: {
    en: "A piece of code called itself until there was no room left (stack overflow); the first code that is not the game's own: {suspect}.",
    "zh-CN": "一段代码不断调用自身，直到栈空间耗尽（栈溢出）；第一处不属于游戏本体的代码：{suspect}。",
  },
  advice: {
    en: [
      "Look at the lines that repeat in the stack trace: they name the mod or plugin. Update it, or remove it.",
      "If it happens only in one place of the world (e.g. long pipes or cables), break that construction up.",
      "With many mods, a larger stack may be enough: add -Xss4M to the Java arguments.",
    ],
    "zh-CN": [
      "查看堆栈中反复出现的行：其中写有出错的模组或插件，请更新或移除它。",
      "如果只在世界的某个位置出现（例如很长的管道或线缆），请拆分那里的结构。",
      "模组很多时，加大栈空间可能就够了：在 Java 参数中添加 -Xss4M。",
    ],
  },
  samples: [
    {
      text: `java.lang.StackOverflowError: Ticking block entity
	at com.example.pipes.Pipe.push(Pipe.java:80) ~[pipes-1.0.jar:?]
	at com.example.pipes.Pipe.push(Pipe.java:84) ~[pipes-1.0.jar:?]`,
      parameters: { suspect: "pipes-1.0.jar" },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: Could not pass event BlockPhysicsEvent to Falls v2
java.lang.StackOverflowError: null
	at java.util.HashMap.hash(HashMap.java:339) ~[?:?]`,
      parameters: { suspect: "?" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> I got a java.lang.StackOverflowError",
    "java.lang.StackOverflowErrorHandler started",
  ],
});
