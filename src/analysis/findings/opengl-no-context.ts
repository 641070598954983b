import { finding } from "../finding.ts";

export default finding({
  code: "opengl-no-context",
  severity: "fatal",
  confidence: 0.9,
  needles: ["No context is current or a function that is not available in the current context was called"],
  pattern: /^[^\n<]{0,300}No context is current or a function that is not available in the current context was called/,
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
