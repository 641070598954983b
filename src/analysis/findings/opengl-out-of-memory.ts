import { finding } from "../finding.ts";

export default finding({
  code: "opengl-out-of-memory",
  severity: "error",
  confidence: 0.9,
  needles: ["1285: Out of memory", "OpenGL error: 1285", "GL_OUT_OF_MEMORY", "id=1285, source=API"],
  pattern: /^[^\n<]{0,300}?(?:1285: Out of memory|OpenGL error: 1285|GL_OUT_OF_MEMORY|id=1285, source=API)/,
  samples: [
    { text: "[10:00:00] [Client thread/ERROR]: 1285: Out of memory", parameters: {} },
    {
      text: "OpenGL debug message: id=1285, source=API, type=ERROR, severity=HIGH, message='GL_OUT_OF_MEMORY in glTexImage2D'",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Client thread/ERROR]: 1282: Invalid operation", "<Alex> 1285: Out of memory"],
});
