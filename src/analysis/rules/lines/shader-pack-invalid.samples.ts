import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '[10:00:00] [Render thread/ERROR] [Iris/]: Pack "Soft Light v1.zip" is not valid! Can\'t load it.',
      parameters: { pack: "Soft Light v1.zip" },
    },
    {
      text: '[10:00:00] [Render thread/ERROR]: Failed to load the shaderpack "Soft Light v1.zip" because it does not exist in your shaderpacks folder!',
      parameters: { pack: "Soft Light v1.zip" },
    },
    {
      text: '[10:00:00] [Render thread/ERROR]: Could not load the shaderpack "Soft Light v1.zip" because it appears to lack a "shaders" directory',
      parameters: { pack: "Soft Light v1.zip" },
    },
    {
      text: '[10:00:00] [Render thread/ERROR]: The shaderpack "Soft Light v1.zip" appears to be corrupted, please try downloading it again!',
      parameters: { pack: "Soft Light v1.zip" },
    },
    {
      text: '[10:00:00] [Render thread/ERROR]: Failed to load the shaderpack "Soft Light v1.zip"!\njava.io.IOException: x',
      parameters: { pack: "Soft Light v1.zip" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: Using shaderpack: Soft Light v1.zip",
    '<Alex> Failed to load the shaderpack "Soft Light v1.zip"',
    "[10:00:00] [Server thread/ERROR]: The chunk appears to be corrupted, please try downloading it again!",
  ],
} satisfies LineSamples;
