import { format, stated } from "./format.ts";

/** `hs_err_pid1234.log`: what the Java virtual machine writes when it dies itself. */
export const jvmCrash = format({
  software: "java",
  name: "Java",
  kind: "jvm-crash",
  markers: [
    { needle: "---------------  S U M M A R Y ------------" },
    { needle: "---------------  T H R E A D  ---------------" },
    { needle: "---------------  P R O C E S S  ---------------" },
    { needle: "---------------  S Y S T E M  ---------------" },
  ],
  // One that was cut off below its head. In a log of the game, the same lines are of that log.
  traces: [
    { needle: "# A fatal error has been detected by the Java Runtime Environment", pattern: /^#/ },
    { needle: "# There is insufficient memory for the Java Runtime Environment", pattern: /^#/ },
  ],
  sources: [
    ...stated("Java version", [
      ["# JRE version: ", /# JRE version: [^\n]{0,120}?\((?:build )?(\d[\d._]{0,30})/],
      ["# JRE version: ", /# JRE version: \D{0,60}(\d[\d._]{0,30})/],
    ]),
    ...stated("Minecraft version", [
      ["--fml.mcVersion", /--fml\.mcVersion,? ([\w.-]{1,40})/],
      // In a developer's run of NeoForge it is the loader's: 20.6.117.
      ["--version ", /--version ((?:1\.\d{1,2}|2[5-9]\.\d|\d\dw\d\d[a-z])[\w.]{0,20})(?:[ -]|$)/],
      ["neoFormJoined", /\bneoFormJoined(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)-/],
      ["fabric-api-", /\bfabric-api-\d[\d.]{2,20}\+(?:build\.\d{1,4}-)?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\b/],
      ["-loader-", /\b(?:fabric|quilt)-loader-\d[\w.+-]{0,30}?-(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?:[\s\\/;:-]|\.jar|$)/],
      ["versions", /[\\/]versions[\\/](\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)[\\/-]/],
      ["minecraft", /\bminecraft(?:Src|Bin|-merged|-client|-server)?-(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?:-|\.jar)/],
      [
        ".jar",
        /\b(?:paper|spigot|craftbukkit|purpur|forge|paperspigot|server)-(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?:-[\w.]{1,40})?\.jar/i,
      ],
      ["patched_", /\bpatched_(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\.jar/],
      ["-net.fabricmc.yarn", /(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)-net\.fabricmc\.yarn/],
    ]),
  ],
  version: null,
  splitting: "paragraphs",
});
