import { finding } from "../finding.ts";

export default finding({
  code: "opengl-out-of-memory",
  severity: "error",
  confidence: 0.9,
  needles: ["1285: Out of memory", "OpenGL error: 1285", "GL_OUT_OF_MEMORY", "id=1285, source=API"],
  pattern: /^[^\n<]{0,300}?(?:1285: Out of memory|OpenGL error: 1285|GL_OUT_OF_MEMORY|id=1285, source=API)/,
  message: {
    en: "The graphics card ran out of memory (OpenGL error 1285).",
    "zh-CN": "显存耗尽（OpenGL 错误 1285）。",
  },
  advice: {
    en: [
      "Use resource packs of a lower resolution and lighter shaders, lower the render distance, and close other programs that use the graphics card.",
      "Do not assign more memory to Java than needed: integrated graphics share it with the system.",
    ],
    "zh-CN": [
      "使用较低分辨率的资源包和较轻的光影，降低渲染距离，并关闭其他占用显卡的程序。",
      "不要给 Java 分配过多内存：核显与系统共用内存。",
    ],
  },
  samples: [
    { text: "[10:00:00] [Client thread/ERROR]: 1285: Out of memory", parameters: {} },
    {
      text: "OpenGL debug message: id=1285, source=API, type=ERROR, severity=HIGH, message='GL_OUT_OF_MEMORY in glTexImage2D'",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Client thread/ERROR]: 1282: Invalid operation", "<Alex> 1285: Out of memory"],
});
