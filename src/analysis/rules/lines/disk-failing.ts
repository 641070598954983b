import { finding } from "../../model/finding.ts";
import { isOfMainReader } from "../matching/main-reader.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "disk-failing",
  severity: "error",
  confidence: 0.85,
  pattern:
    /^(?=[^\n<]{0,400}?Exception: )[^\n]{0,720}?(?:Data error \(cyclic redundancy check\)|Input\/output error)(?:\s|\)|$)/,
  parameters: (match, place) => {
    const said = match[0].includes("Data error") ? "Data error (cyclic" : "Input/output error";
    // A terminal that went away says the same, and so do connections that break.
    if (/\bjline\b|terminalconsole/.test(place.upTo(4000)) || /console/i.test(place.entry.slice(0, 200))) return null;
    if (isOfMainReader(place)) return null;
    const isOfFile =
      said.startsWith("Data error") ||
      /FileSystemException|at [^\n]{0,40}java\.(?:io\.(?:File|RandomAccessFile)|nio\.file\.)|sun\.nio\.(?:fs\.|ch\.File)/.test(
        place.upTo(4000),
      );
    return isOfFile && !isRepeated(place, said) ? {} : null;
  },
});
