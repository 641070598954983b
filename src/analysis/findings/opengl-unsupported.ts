import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "opengl-unsupported",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "The driver does not appear to support OpenGL",
    "Driver does not support OpenGL",
    "GLFW error 65542",
    "GLFW error 65543",
    "Requested OpenGL version",
    "OpenGL profile requested but",
    "Your graphics card does not support OpenGL",
    "does not support the required OpenGL",
    "requires OpenGL 3.",
    "requires OpenGL 4.",
    "There is no OpenGL context current in the current thread",
    "OpenGL is not supported by the running Java",
    "IllegalStateException: Function is not supported",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:The driver does not appear to support OpenGL|Exception: [^\n]{0,80}Driver does not support OpenGL|GLFW error 6554[23]\b|Requested OpenGL version|OpenGL profile requested but|[Yy]our graphics card does not support OpenGL|does not support the required OpenGL|(?:Minecraft|The game|Sodium|Iris|Mod|This mod)[^\n]{0,40} requires OpenGL [34]\.|IllegalStateException: There is no OpenGL context current in the current thread|IllegalStateException: Function is not supported)/,
  parameters: (_, place) => {
    const said = [
      "The driver does not appear to support OpenGL",
      "GLFW error 6554",
      "Requested OpenGL version",
      "OpenGL profile requested but",
    ];
    return said.some((one) => isRepeated(place, one)) ||
      /(?:GLXBadFBConfig|suitable pixel format)/.test(place.upTo(300))
      ? null
      : {};
  },
  samples: [
    {
      text: "java.lang.IllegalStateException: Failed to create backend OpenGL: Driver does not support OpenGL 3.3",
      parameters: {},
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: ########## GL ERROR ##########\njava.lang.IllegalStateException: GLFW error 65542: WGL: The driver does not appear to support OpenGL",
      parameters: {},
    },
    {
      text: "GLFW error 65543: WGL: OpenGL profile requested but WGL_ARB_create_context_profile is unavailable",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> The driver does not appear to support OpenGL",
    "GLFW error 65544: Cocoa: Failed",
    "[10:00:00] [Render thread/INFO]: OpenGL Version: 4.6.0",
  ],
});
