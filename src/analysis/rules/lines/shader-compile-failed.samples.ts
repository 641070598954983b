import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Reported exception thrown!\njava.lang.RuntimeException: Shader compilation failed, see log for details\n\tat me.jellysquid.mods.sodium.client.gl.shader.GlShader.<init>(GlShader.java:34)\n\tat net.coderbot.iris.compat.sodium.impl.shader_overrides.IrisChunkProgramOverrides.createVertexShader(IrisChunkProgramOverrides.java:58)",
      parameters: { pack: null, program: null },
      only: [],
    },
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
    {
      text: '[10:00:00] [Render thread/INFO]: Using shaderpack: Soft Light v1.zip\n[10:00:00] [Render thread/WARN]: Shader compilation log for iris:sodium-shader-cutout: 0(3) : error C1038: declaration of "fade" conflicts\n[10:00:01] [Render thread/ERROR]: Unreported exception thrown!\njava.lang.RuntimeException: Shader compilation failed, see log for details\n\tat net.caffeinemc.mods.sodium.client.gl.shader.GlShader.<init>(GlShader.java:34)\n\tat net.irisshaders.iris.pipeline.programs.SodiumPrograms.createGlShaders(SodiumPrograms.java:99)',
      parameters: { pack: "Soft Light v1.zip", message: '0(3) : error C1038: declaration of "fade" conflicts' },
    },
    {
      text: "java.lang.RuntimeException: Failed to compile FRAGMENT shader for program final.fsh\n\tat net.coderbot.iris.gl.program.ProgramBuilder.buildShader(ProgramBuilder.java:78)",
      parameters: { program: "final.fsh" },
    },
  ],
  counterSamples: [
    "java.lang.RuntimeException: Shader compilation failed, see log for details\n\tat me.jellysquid.mods.sodium.client.gl.shader.GlShader.<init>(GlShader.java:34)",
    "java.io.IOException: Couldn't compile fragment program (rendertype_text, vanilla) : 0(12) : error C0000: syntax error",
    "[10:00:00] [Render thread/INFO]: Creating pipeline for dimension minecraft:overworld",
    "[10:00:00] [Render thread/WARN]: Shader rendertype_entity could not find sampler named Sampler2 in the specified shader program.",
    "[10:00:00] [Render thread/INFO]: [CHAT] <Alex> Failed to create shader rendering pipeline",
  ],
} satisfies LineSamples;
