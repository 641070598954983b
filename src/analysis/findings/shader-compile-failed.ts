import { finding } from "../finding.ts";

const maxMessage = 160;
/** `ShaderCompileException: composite5.fsh: 0(1213) : error C1503: undefined variable "shadowFade"` */
const iris =
  /ShaderCompileException: ([\w./-]{1,120}?\.(?:[vfgc]sh|tcs|tes))?:? ?(?:[\w./-]{1,120}?\.(?:[vfgc]sh|tcs|tes): )?([^\n\r]{0,400})/;
const chosen = /(?:Using shader ?pack: |Loaded shader ?pack: )([^\n\r]{1,120})/g;

/** A shader pack that the graphics driver cannot translate: the game goes on without it, or draws nothing. */
export default finding({
  code: "shader-compile-failed",
  severity: "error",
  confidence: 0.9,
  needles: [
    "Failed to create shader rendering pipeline",
    "[Shaders] Error compiling ",
    "[Shaders] Error linking program",
    "IOException: Couldn't compile ",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:Failed to create shader rendering pipeline|\[Shaders\] Error compiling (?:vertex|fragment|geometry|compute) shader: ([^\n\r]{1,160})|\[Shaders\] Error linking program: ?([^\n\r]{1,160})|IOException: Couldn't compile (?:vertex|fragment) program \(([\w./:-]{1,120}), (?:file\/|(?=(?!vanilla\b)[\w-]{1,60}\)))([^)\n]{1,160})\) : ([^\n\r]{0,400}))/,
  parameters: (match, place) => {
    // A resource pack brings shaders of the game, too.
    if (match[4]) return { pack: match[4].trim(), program: match[3], message: match[5]?.trim().slice(0, maxMessage) };
    const [, program, message] = iris.exec(place.upTo(4000)) ?? [];
    const pack = [...place.before.matchAll(chosen)].at(-1)?.[1]?.trim();
    return {
      pack,
      program: (program ?? match[1] ?? match[2])?.replace(/^\/?shaders\//, "").trim(),
      message: message?.trim().slice(0, maxMessage),
    };
  },
  oneFor: ["pack"],
  samples: [
    {
      text: '[10:00:00] [Render thread/INFO]: Using shaderpack: Soft Light v1.zip\n[10:00:01] [Render thread/ERROR]: Failed to create shader rendering pipeline, disabling shaders!\nnet.irisshaders.iris.gl.shader.ShaderCompileException: composite5.fsh: composite5.fsh: 0(12) : error C1503: undefined variable "fade"\n\tat net.irisshaders.iris.gl.shader.GlShader.createShader(GlShader.java:46) ~[iris-1.8.8.jar:?]',
      parameters: {
        pack: "Soft Light v1.zip",
        program: "composite5.fsh",
        message: '0(12) : error C1503: undefined variable "fade"',
      },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Failed to load shader\njava.io.IOException: Couldn't compile fragment program (rendertype_text, file/Soft Text v3.zip) : 0(12) : error C0000: syntax error\n\tat net.minecraft.A.a(A.java:1)",
      parameters: {
        pack: "Soft Text v3.zip",
        program: "rendertype_text",
        message: "0(12) : error C0000: syntax error",
      },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: [Shaders] Error compiling fragment shader: /shaders/final.fsh",
      parameters: { program: "final.fsh" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Shader compile failed\njava.io.IOException: Couldn't compile fragment program (rendertype_lamp, lamps) : 0(12) : error C0000: syntax error",
      parameters: { pack: "lamps", program: "rendertype_lamp" },
    },
  ],
  counterSamples: [
    "java.io.IOException: Couldn't compile fragment program (rendertype_text, vanilla) : 0(12) : error C0000: syntax error",
    "[10:00:00] [Render thread/INFO]: Creating pipeline for dimension minecraft:overworld",
    "[10:00:00] [Render thread/WARN]: Shader rendertype_entity could not find sampler named Sampler2 in the specified shader program.",
    "[10:00:00] [Render thread/INFO]: [CHAT] <Alex> Failed to create shader rendering pipeline",
  ],
});
