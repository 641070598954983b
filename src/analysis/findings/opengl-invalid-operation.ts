import { finding } from "../finding.ts";

export default finding({
  code: "opengl-invalid-operation",
  severity: "warning",
  confidence: 0.8,
  needles: [
    "1282: Invalid operation",
    "OpenGL error: 1282",
    "OpenGL Error: 1282",
    "GL_INVALID_OPERATION",
    "id=1282, source=API",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:1282: Invalid operation|OpenGL [Ee]rror: 1282|OpenGL debug message[^\n]{0,40}id=1282, source=API|GL_INVALID_OPERATION)/,
  message: {
    en: "A drawing command was wrong (OpenGL error 1282, invalid operation).",
    "zh-CN": "某条绘图指令有误（OpenGL 错误 1282，无效操作）。",
  },
  advice: {
    en: [
      "Try without shaders, OptiFine or other mods that change rendering, and without resource packs that bring shaders; update those you keep.",
      "Install the newest graphics driver from the website of its maker.",
      'If the game looks right and only chat or the log is filled, switch off "Show GL Errors" in OptiFine\'s settings.',
    ],
    "zh-CN": [
      "去掉光影、OptiFine 或其他修改渲染的模组，以及带着色器的资源包试试；保留的请更新到最新。",
      "从厂商官网安装最新显卡驱动。",
      "如果画面正常、只是聊天栏或日志被刷屏，可在 OptiFine 设置中关闭 “Show GL Errors（显示 GL 错误）”。",
    ],
  },
  samples: [
    { text: "[10:00:00] [Client thread/ERROR]: 1282: Invalid operation", parameters: {} },
    {
      text: "[10:00:00] [Render thread/ERROR]: OpenGL error: 1282 (Invalid operation), at: post render",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/ERROR]: 1281: Invalid value",
    "[10:00:00] [Server thread/INFO]: <Alex> 1282: Invalid operation",
  ],
});
