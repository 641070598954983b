import { format, gameVersion, stated } from "./format.ts";

const of = (pattern: string, flags = "") => new RegExp(pattern, flags);

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
    { needle: "# Problematic frame:", pattern: /^#/ },
  ],
  sources: [
    ...stated("Java version", [
      ["# JRE version: ", /# JRE version: [^\n]{0,120}?\((?:build )?(\d[\d._]{0,30})/],
      ["# JRE version: ", /# JRE version: \D{0,60}(\d[\d._]{0,30})/],
    ]),
    ...stated("Minecraft version", [
      ["--fml.mcVersion", /--fml\.mcVersion,? ([\w.-]{1,40})/],
      ["--version ", of(`--version (${gameVersion})(?:[ -]|$)`)],
      ["--version ", /--version (\d\dw\d\d\w)\b/],
      ["neoFormJoined", of(`\\bneoFormJoined(${gameVersion})-`)],
      ["fabric-api-", of(`\\bfabric-api-\\d[\\d.]{2,20}\\+(?:build\\.\\d{1,4}-)?(${gameVersion})\\b`)],
      ["-loader-", of(`\\b(?:fabric|quilt)-loader-\\d[\\w.+-]{0,30}?-(${gameVersion})(?:[\\s\\\\/;:-]|\\.jar|$)`)],
      ["versions", of(`[\\\\/]versions[\\\\/](${gameVersion})[\\\\/ _+-]`)],
      ["minecraft", of(`\\bminecraft(?:Src|Bin|-[a-zA-Z]{4,12})?(?:-[0-9a-f]{6,16})?-(${gameVersion})(?:-|\\.jar)`)],
      [
        "minecraftMaven",
        of(`minecraftMaven[\\\\/]net[\\\\/]minecraft[\\\\/][\\w.-]{1,80}[\\\\/](${gameVersion})[\\\\/-]`),
      ],
      ["client", of(`[\\\\/]net[\\\\/]minecraft[\\\\/](?:client|server)[\\\\/](${gameVersion})[\\\\/]`)],
      ["minecraftforge", of(`[\\\\/.]minecraftforge[\\\\/](?:forge|fmlloader)[\\\\/](${gameVersion})-`)],
      ["minecraft_natives", of(`[\\\\/]minecraft_natives[\\\\/](${gameVersion})[\\\\/]`)],
      ["assets", of(`[\\\\/]minecraft[\\\\/]assets[\\\\/](${gameVersion})[\\s\\\\/]`)],
      [
        ".jar",
        of(
          `\\b(?:(?:minecraft_|paper|taco)?(?:server|spigot)|paper|craftbukkit|purpur|folia|leaf|leaves|pufferfish|forge|k?cauldron|thermos|crucible|mohist|magma|catserver|arclight-(?:neoforge|forge|fabric)|fabric-server-mc|sponge[a-z]{0,10})[-.](${gameVersion})(?:[-+][\\w.+-]{1,60})?\\.jar`,
          "i",
        ),
      ],
      // What is built against, in a developer's class path; and what a launcher starts.
      ["forgeSrc-", of(`\\bforgeSrc-(${gameVersion})-`)],
      ["forgeBin-", of(`\\bforgeBin-(${gameVersion})-`)],
      ["patched_", of(`\\bpatched_(${gameVersion})\\.jar`)],
      ["-net.fabricmc.yarn", of(`(${gameVersion})-net\\.fabricmc\\.yarn`)],
      ["natives", of(`[\\\\/]natives[\\\\/](${gameVersion})[\\\\/]`)],
      // The folder of an instance is often named for its version.
      ["instances", of(`[\\\\/]instances[\\\\/](${gameVersion})[\\\\/]`)],
    ]),
    ...stated("NeoForge version", [["--fml.neoForgeVersion", /--fml\.neoForgeVersion,? (\d[\w.-]{1,40})/]]),
    ...stated("Forge version", [
      ["--fml.forgeVersion", /--fml\.forgeVersion,? (\d[\w.-]{1,40})/],
      ["forgeSrc-", of(`\\bforgeSrc-${gameVersion}-(\\d{1,2}(?:\\.\\d{1,5}){2,3})\\b`)],
      ["forgeBin-", of(`\\bforgeBin-${gameVersion}-(\\d{1,2}(?:\\.\\d{1,5}){2,3})\\b`)],
      ["forge-", of(`\\bforge-${gameVersion}-(\\d{1,2}(?:\\.\\d{1,5}){2,3})\\b`)],
    ]),
    ...stated("Fabric loader version", [["fabric-loader-", /\bfabric-loader-(\d[\d.]{1,20})\.jar/]]),
    ...stated("Quilt loader version", [["quilt-loader-", /\bquilt-loader-(\d[\d.]{1,20})\.jar/]]),
  ],
  version: null,
  splitting: "paragraphs",
});
