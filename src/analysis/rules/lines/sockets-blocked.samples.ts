import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: x\njava.lang.IllegalStateException: failed to create a child event loop\n\tat io.netty.util.concurrent.MultithreadEventExecutorGroup.<init>(MultithreadEventExecutorGroup.java:88)",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> java.lang.IllegalStateException: failed to create a child event loop",
    "[10:00:00] [Server thread/ERROR]: x\njava.lang.IllegalStateException: failed to create a child event loop\nCaused by: java.io.IOException: Too many open files",
  ],
} satisfies LineSamples;
