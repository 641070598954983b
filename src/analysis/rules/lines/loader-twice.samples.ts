import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
