import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "loader-twice",
  severity: "fatal",
  confidence: 0.95,
  needles: ["MultipleArgumentsForOptionException: Found multiple arguments", " classes found on classpath: "],
  pattern:
    /MultipleArgumentsForOptionException: Found multiple arguments for option ([^\n,]{1,80}), but you asked for only one|duplicate (ASM|fabric loader|[\w ]{1,30}) classes found on classpath: /i,
  parameters: (match, place) => {
    if (isRepeated(place, match[0].slice(0, 30))) return null;
    return { what: match[1] ? match[1].replace(/^[-[]{1,3}|\]$/g, "").trim() : match[2]! };
  },
  samples: [
    {
      text: 'Exception in thread "main" joptsimple.MultipleArgumentsForOptionException: Found multiple arguments for option fml.forgeVersion, but you asked for only one',
      parameters: { what: "fml.forgeVersion" },
    },
    {
      text: "java.lang.IllegalStateException: duplicate ASM classes found on classpath: jar:file:/a/asm-9.6.jar!/org/objectweb/asm/ClassReader.class, jar:file:/a/asm-9.3.jar!/org/objectweb/asm/ClassReader.class",
      parameters: { what: "ASM" },
    },
  ],
  counterSamples: ["12 classes found on classpath: ok", "<Steve> Found multiple arguments for option x"],
});
