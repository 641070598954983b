import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server console handler/ERROR]: Exception handling console input\njava.io.IOException: Bad file descriptor\n\tat java.base/java.io.FileInputStream.readBytes(Native Method)",
      parameters: { reason: "Bad file descriptor" },
    },
    {
      text: "[10:00:00] [Server console handler/ERROR]: Caught previously unhandled exception :\njava.io.IOError: java.io.IOException: Input/output error\n\tat org.jline.keymap.BindingReader.readCharacter(BindingReader.java:140)\n\tat net.minecrell.terminalconsole.SimpleTerminalConsole.start(SimpleTerminalConsole.java:140)\nCaused by: java.io.IOException: Input/output error\n\tat java.io.FileInputStream.read0(Native Method)",
      parameters: { reason: "Input/output error" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> Exception handling console input"],
} satisfies LineSamples;
