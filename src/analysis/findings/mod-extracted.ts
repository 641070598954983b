import { finding } from "../finding.ts";
import { isSaid } from "./mod-dependency-missing.ts";

const first = "The directories below appear to be extracted jar files";

export default finding({
  code: "mod-extracted",
  severity: "fatal",
  confidence: 0.98,
  needles: [first, "Extracted mod jars found, loading will NOT continue"],
  pattern: /The directories below appear to be extracted jar files|Extracted mod jars found, loading will NOT continue/,
  parameters: (match, place) => (isSaid(place) || (match[0] !== first && place.before.includes(first)) ? null : {}),
  message: {
    en: "There are unpacked mods in the mods folder: mod files must stay as they are, as .jar files.",
    "zh-CN": "mods 文件夹中有被解压的模组：模组文件必须保持为 .jar 文件，不能解压。",
  },
  advice: {
    en: [
      "Delete the folders that the log names below this line from the mods folder.",
      "Download those mods again, and put their .jar files into the mods folder without unpacking them.",
    ],
    "zh-CN": [
      "从 mods 文件夹中删除日志在此行之后列出的文件夹。",
      "重新下载这些模组，将 .jar 文件直接放入 mods 文件夹，不要解压。",
    ],
  },
  samples: [
    {
      text: "[10:00:00] [main/FATAL] [FML]: The directories below appear to be extracted jar files. Fix this before you continue.\n[10:00:00] [main/FATAL] [FML]: Directory mods/ringcraft contains [META-INF, mcmod.info]",
      parameters: {},
    },
    { text: "java.lang.RuntimeException: Extracted mod jars found, loading will NOT continue", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO] [FML]: Searching /srv/mods for mods",
    "<Steve> Extracted mod jars found, loading will NOT continue",
  ],
});
