import { finding } from "../../model/finding.ts";

export default finding({
  code: "opengl-out-of-memory",
  severity: "error",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,300}?(?:1285: Out of memory|OpenGL error: 1285|GL_OUT_OF_MEMORY|VK_ERROR_OUT_OF_DEVICE_MEMORY|[Aa] device memory allocation has failed|id=1285, source=API)/,
});
