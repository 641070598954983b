import { finding } from "../finding.ts";

export default finding({
  code: "system-library-missing",
  severity: "fatal",
  confidence: 0.97,
  needles: ["error while loading shared libraries: ", "' not found (required by "],
  pattern:
    /^[^\n<]{0,200}?(?:(?<![^\s:])([^\s:]{1,200}): error while loading shared libraries: ([\w.+-]{1,120}): cannot open shared object file|: version `((?:GLIBC|GLIBCXX|CXXABI)_[\d.]{1,12})' not found \(required by ([^\s)]{1,200})\))/,
  parameters: (match) => {
    const [, program, library, version, wanting] = match;
    const path = program ?? wanting!;
    return { program: path.slice(path.lastIndexOf("/") + 1), library: library ?? version! };
  },
  oneFor: ["program"],
  gathers: "library",
  samples: [
    {
      text: "./bedrock_server: error while loading shared libraries: libssl.so.1.1: cannot open shared object file: No such file or directory",
      parameters: { program: "bedrock_server", library: "libssl.so.1.1" },
    },
    {
      text: "./bedrock_server: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.35' not found (required by ./bedrock_server)",
      parameters: { program: "bedrock_server", library: "GLIBC_2.35" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> ./bedrock_server: error while loading shared libraries: libssl.so.1.1: cannot open shared object file",
    "[10:00:00] [Server thread/WARN]: [Lotto] Item version `2' not found (required by the shop)",
  ],
});
