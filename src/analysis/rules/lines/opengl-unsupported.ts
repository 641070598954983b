import { finding } from "../../model/finding.ts";
import { isOneAttempt } from "../matching/graphics-attempts.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "opengl-unsupported",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,250}?(?:The driver does not appear to support OpenGL|Exception: [^\n]{0,80}Driver does not support OpenGL|GLFW error 6554[23]\b|Requested OpenGL version|Failed to find (?:any|a) valid GLFW profile|OpenGL profile requested but|[Yy]our graphics card does not support OpenGL|does not support the required OpenGL|(?:Minecraft|The game|Sodium|Iris|Mod|This mod)[^\n]{0,40} requires OpenGL [34]\.|IllegalStateException: There is no OpenGL context current in the current thread|IllegalStateException: Function is not supported)/,
  parameters: (_, place) => {
    const said = [
      "The driver does not appear to support OpenGL",
      "GLFW error 6554",
      "Requested OpenGL version",
      "OpenGL profile requested but",
      "valid GLFW profile",
    ];
    const line = place.upTo(300);
    if (isOneAttempt(lineOf(place))) return null;
    if (said.some((one) => isRepeated(place, one)) || /GLXBadFBConfig|suitable pixel format/.test(line)) return null;
    if (/GLFW error 6554\d: Vulkan: /.test(line)) return { wanted: "vulkan" };
    return { wanted: line.includes("There is no OpenGL context") ? "context" : undefined };
  },
});
