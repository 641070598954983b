import { finding } from "../../model/finding.ts";

export default finding({
  code: "java-32-bit",
  severity: "error",
  role: "environment",
  confidence: 0.9,
  // That is why there was no memory left, and told with that.
  parameters: (_, place) =>
    place.software.kind === "jvm-crash" &&
    place.mentions("There is insufficient memory for the Java Runtime Environment")
      ? null
      : {},
  // Forge tells it at every start, also where all is well.
  severityAt: (match) => (match[0].endsWith(", version") ? "notice" : undefined),
  pattern:
    /^[^\n<]{0,300}(?:The specified size exceeds the maximum representable size|Your Java architecture is not matching your system architecture|(?:HotSpot\(TM\)|OpenJDK|Zulu) (?:Client|Server) VM(?: \(| warning|, version)|You are using (?:a )?32-bit (?:Java|JVM|JRE|version of Java)|Can't load AMD 64-bit \.dll on a IA 32-bit platform|wrong ELF class: ELFCLASS64)/,
});
