import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "disk-failing",
  severity: "error",
  confidence: 0.85,
  needles: ["Data error (cyclic redundancy check)", "IOException: Input/output error", ": Input/output error"],
  pattern:
    /^(?=[^\n<]{0,400}?Exception: )[^\n]{0,720}?(?:Data error \(cyclic redundancy check\)|Input\/output error)(?:\s|\)|$)/,
  parameters: (match, place) => {
    const said = match[0].includes("Data error") ? "Data error (cyclic" : "Input/output error";
    // Connections that break say the same.
    const isOfFile =
      said.startsWith("Data error") ||
      /FileSystemException|at [^\n]{0,40}java\.(?:io\.(?:File|RandomAccessFile)|nio\.file\.)|sun\.nio\.(?:fs\.|ch\.File)/.test(
        place.upTo(4000),
      );
    return isOfFile && !isRepeated(place, said) ? {} : null;
  },
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
  ],
});
