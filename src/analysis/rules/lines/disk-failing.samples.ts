import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [IO-Worker-3/ERROR]: Failed to store chunk [3, 4]\njava.io.IOException: Input/output error\n\tat java.base/sun.nio.ch.FileDispatcherImpl.pwrite0(Native Method)",
      parameters: {},
    },
    {
      text: "java.io.IOException: Data error (cyclic redundancy check)\n\tat org.example.lamps.Lamps.read(Lamps.java:3)",
      parameters: {},
    },
  ],
  counterSamples: [
    "10:00:00 [WARNING] [Alex] <-> DownstreamBridge <-> [lobby] - encountered exception\njava.io.IOException: Input/output error\n\tat sun.nio.ch.SocketDispatcher.read(SocketDispatcher.java:39)",
    "<Alex> java.io.IOException: Input/output error",
    "[10:00:00] [Server console handler/ERROR]: Input/output error while reading the console",
    "[10:00:00] [Server console handler/ERROR]: Exception handling console input\njava.io.IOException: Input/output error\n\tat java.io.FileInputStream.readBytes(Native Method) ~[?:1.8.0_201]\n\tat java.io.BufferedReader.readLine(BufferedReader.java:389) ~[?:1.8.0_201]",
  ],
} satisfies LineSamples;
