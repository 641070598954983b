import { finding } from "../finding.ts";

export default finding({
  code: "opengl-no-context",
  severity: "fatal",
  confidence: 0.9,
  needles: ["No context is current or a function that is not available in the current context was called"],
  pattern: /^[^\n<]{0,300}No context is current or a function that is not available in the current context was called/,
  message: {
    en: "A mod called a graphics function from the wrong thread, or one that this graphics card does not have.",
    "zh-CN": "某个模组在错误的线程调用了图形函数，或调用了该显卡不支持的函数。",
  },
  advice: {
    en: [
      "Look at the stack trace below that line: the mod it names is the one to update or remove.",
      "Try without shaders and mods that change rendering, and install the newest graphics driver.",
    ],
    "zh-CN": [
      "查看该行下方的堆栈：其中提到的模组就是要更新或移除的。",
      "去掉光影和修改渲染的模组试试，并安装最新显卡驱动。",
    ],
  },
  samples: [
    {
      text: "FATAL ERROR in native method: Thread[#31,Render thread,10,main]: No context is current or a function that is not available in the current context was called. The JVM will abort execution.",
      parameters: {},
    },
    {
      text: "FATAL ERROR in native method: No context is current or a function that is not available in the current context was called.",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> No context is current or a function that is not available in the current context was called",
    "No context",
  ],
});
