import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

export default finding({
  code: "gc-overhead",
  severity: "fatal",
  confidence: 0.95,
  needles: ["GC overhead limit exceeded"],
  pattern: /^[^\n<]{0,300}java\.lang\.OutOfMemoryError: GC overhead limit exceeded/,
  parameters: (_, place) => (isRepeated(place, "GC overhead limit exceeded") ? null : {}),
  message: {
    en: "Java spent nearly all its time on freeing memory and gave up (GC overhead limit exceeded): there is too little memory.",
    "zh-CN": "Java 几乎把全部时间用于回收内存并最终放弃（GC overhead limit exceeded）：内存太少。",
  },
  advice: {
    en: [
      "Assign more memory: raise -Xmx in the launcher or start script, but leave 2 GB or more for the system.",
      "Lower the view distance, and remove mods, plugins or resource packs that need much memory.",
      "If it comes back with enough memory, something leaks it: look with spark (/spark heapsummary).",
    ],
    "zh-CN": [
      "分配更多内存：在启动器或启动脚本中提高 -Xmx，但要给系统留出至少 2 GB。",
      "降低视距，移除占用内存较多的模组、插件或资源包。",
      "如果内存充足仍然出现，说明存在内存泄漏：用 spark 查看（/spark heapsummary）。",
    ],
  },
  samples: [
    {
      text: "java.lang.OutOfMemoryError: GC overhead limit exceeded\n\tat java.util.Arrays.copyOf(Arrays.java:3332)",
      parameters: {},
    },
    {
      text: 'Exception in thread "Server thread" java.lang.OutOfMemoryError: GC overhead limit exceeded',
      parameters: {},
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: Java heap space",
    "[10:00:00] [Server thread/INFO]: <Alex> GC overhead limit exceeded",
  ],
});
