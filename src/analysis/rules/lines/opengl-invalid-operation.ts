import { finding } from "../../model/finding.ts";

export default finding({
  code: "opengl-invalid-operation",
  severity: "notice",
  role: "environment",
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
});
