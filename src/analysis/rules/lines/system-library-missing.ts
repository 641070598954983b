import { finding } from "../../model/finding.ts";

export default finding({
  code: "system-library-missing",
  severity: "fatal",
  confidence: 0.97,
  pattern:
    /^[^\n<]{0,200}?(?:(?<![^\s:])([^\s:]{1,200}): error while loading shared libraries: ([\w.+-]{1,120}): cannot open shared object file|: version `((?:GLIBC|GLIBCXX|CXXABI)_[\d.]{1,12})' not found \(required by ([^\s)]{1,200})\))/,
  parameters: (match) => {
    const [, program, library, version, wanting] = match;
    const path = program ?? wanting!;
    return { program: path.slice(path.lastIndexOf("/") + 1), library: library ?? version! };
  },
  oneFor: ["program"],
  gathers: "library",
});
