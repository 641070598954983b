import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    { text: "[10:00:00] [Client thread/ERROR]: 1285: Out of memory", parameters: {} },
    {
      text: "OpenGL debug message: id=1285, source=API, type=ERROR, severity=HIGH, message='GL_OUT_OF_MEMORY in glTexImage2D'",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Client thread/ERROR]: 1282: Invalid operation", "<Alex> 1285: Out of memory"],
} satisfies LineSamples;
