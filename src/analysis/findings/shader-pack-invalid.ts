import { finding } from "../finding.ts";

export default finding({
  code: "shader-pack-invalid",
  severity: "error",
  needles: ["is not valid! Can't load it."],
  pattern: /Pack "([^"\n]{1,200})" is not valid! Can't load it\./,
  parameters: (match) => ({ pack: match[1]! }),
  samples: [
    {
      text: '[10:00:00] [Render thread/ERROR] [Iris/]: Pack "Soft Light v1.zip" is not valid! Can\'t load it.',
      parameters: { pack: "Soft Light v1.zip" },
    },
  ],
  counterSamples: ['[10:00:00] [Render thread/INFO]: Pack "x" is valid'],
});
