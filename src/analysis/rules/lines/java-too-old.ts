import { finding, type MatchContext } from "../../model/finding.ts";
import { nameOfJar } from "../../owners/names.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { javaOfClassFile } from "../matching/java-versions.ts";
import { isRepeated } from "../matching/match-text.ts";

const plain = (version: string) => version.replace(/^1\.(?=\d)/, "");

/** What the loader says in the entry of a class that does not fit, or right before: whose it is, or in which file it stands. */
const loaded =
  /(?:provided by '|Failed to create mod instance\. ModID: )([\w.-]{1,64})|Failed to load mod class \S{1,200} in ([^\n]{3,250}\.(?:jar|zip))/;
const linesBefore = 3;

/** Whose class it is that is made for a newer Java: one mod that is made for a newer game, while the others run on this Java. */
function whose(line: string, place: MatchContext) {
  const path = /UnsupportedClassVersionError: ([\w$/.-]{2,250})/.exec(line)?.[1];
  const name = path?.replaceAll("/", ".");
  const near = `${place.before.split("\n").slice(-linesBefore).join("\n")}\n${place.entry.slice(0, 3000)}`;
  const [, mod, file] = loaded.exec(near) ?? [];
  // Before Forge 1.3 the classes of mods stood in the package of the game.
  const old = /^(?:net\.minecraft\.(?:server|src)\.)?(mod_\w{1,80})$/.exec(name ?? "")?.[1];
  return {
    mod: mod ?? (file ? nameOfJar(file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1)) : old),
    class: name?.includes(".") && !platformOf(`${name}.x`) ? name : undefined,
  };
}

export default finding({
  code: "java-too-old",
  severity: "fatal",
  confidence: 0.95,
  joins: ["holder"],
  oneFor: ["required", "used", "mod"],
  needles: [
    "java.lang.UnsupportedClassVersionError: ",
    "Unsupported Java detected (",
    "requires running the server with Java ",
    "requires at least Java ",
    "and above require the use of Java ",
    "could not be set. Level is not supported by the active JRE",
    "*** ERROR *** BungeeCord requires Java ",
    "Using unsupported Java version! Minimum supported version is Java ",
    "Could not find or load main class @",
    "Unrecognized option: --add-",
    "Unrecognized option: -p",
    "(java), but only the wrong version is present: ",
    "requires {java @ [>=",
    "This instance is not compatible with Java version ",
    "You are using an outdated version of Java (",
    "ClassNotFoundException: java.lang.invoke.LambdaMetafactory",
  ],
  pattern:
    /^[^\n<]{0,300}(?:UnsupportedClassVersionError|Unsupported Java detected \(|requires running the server with Java|requires at least Java|and above require the use of Java|The requested compatibility level JAVA_|BungeeCord requires Java|Minimum supported version is Java|load main class @(?:user_jvm_args|libraries)|Unrecognized option: (?:--add-(?:modules|opens|exports)|-p\s)|requires (?:at least )?version|requires \{java @|This instance is not compatible with Java version|You are using an outdated version of Java \(|ClassNotFoundException: java\.lang\.invoke\.LambdaMetafactory)/,
  parameters: (_, place) => {
    const line = place.text.split("\n", 1)[0]!.replace(/\r$/, "").slice(0, 3000);
    let m: RegExpExecArray | null;
    m = /Minimum supported version is Java (\d{1,2}), found Java (\d{1,2})/.exec(line);
    if (m) return { required: m[1], used: m[2] };
    // A part of Java since 8.
    if (line.includes("invoke.LambdaMetafactory"))
      return isRepeated(place, "invoke.LambdaMetafactory") ? null : { required: "8", used: undefined };
    if (line.includes("UnsupportedClassVersionError")) {
      // Plugins have a finding of their own.
      if (
        failedPlugin(place) ||
        /InvalidPluginException|Could not load (?:plugin )?'|Could not load plugin from file|Unable to load plugin|Error loading plugin|Failed to (?:open|load) plugin/.test(
          place.entry.slice(0, 1500),
        )
      )
        return null;
      if (isRepeated(place, "UnsupportedClassVersionError")) return null;
      m =
        /class file version (\d{2,3})(?:\.\d{1,5})?\), this version of the Java Runtime only recognizes class file versions up to (\d{2,3})/.exec(
          line,
        );
      if (m) return { required: javaOfClassFile(m[1]!), used: javaOfClassFile(m[2]!), ...whose(line, place) };
      m = /Unsupported major\.minor version (\d{2,3})/.exec(line) ?? /class file version (\d{2,3})/.exec(line);
      if (m) return { required: javaOfClassFile(m[1]!), used: undefined, ...whose(line, place) };
      // OpenJ9: JVMCFRE003 bad major version; class=a/B, offset=6
      return /JVMCFRE003 bad major version|bad major version/.test(line)
        ? { required: undefined, used: undefined }
        : null;
    }
    m =
      /Unsupported Java detected \((\d{2,3})(?:\.\d{1,3}){0,2}[^\s)]{0,12}\)\. This version of Minecraft requires at least Java (\d{1,3})/.exec(
        line,
      );
    // A class file version, or since 1.21 the version of Java itself.
    if (m) return { required: m[2]!, used: Number(m[1]) > 44 ? javaOfClassFile(m[1]!) : m[1]! };
    if (line.includes("Unsupported Java detected")) return null;
    m = /requires running the server with Java (\d{1,3}) or above/.exec(line);
    if (m) return { required: m[1]!, used: undefined };
    m =
      /^(?:Minecraft|Paper|Purpur|Folia|Velocity|Waterfall|Forge|NeoForge|Fabric|Quilt|Geyser|Mohist|Arclight|The server|This server|The game)[^\n]{0,60} requires at least Java (\d{1,3})/.exec(
        line.replace(/^\[[^\n]{0,80}\]: /, ""),
      );
    if (m) return { required: m[1]!, used: undefined };
    m = /and above require the use of Java (\d{1,3})/.exec(line);
    if (m) return { required: m[1]!, used: undefined };
    m = /compatibility level JAVA_(\d{1,3}) could not be set\.[^\n]{0,120}?(?:\(Java (\d{1,3}))?(?:,|\)|$)/.exec(line);
    if (m) return isRepeated(place, "The requested compatibility level JAVA_") ? null : { required: m[1]!, used: m[2] };
    m = /BungeeCord requires Java (\d{1,3})/.exec(line);
    if (m) return { required: m[1]!, used: undefined };
    if (/load main class @(?:user_jvm_args|libraries)|Unrecognized option: /.test(line))
      return { required: "17", used: "8" };
    m =
      /requires (?:at least )?version (?:\[?>?=?)?(\d{1,3})[^\n]{0,60}\(java\), but only the wrong version is present: (?:1\.)?(\d{1,3})/.exec(
        line,
      );
    if (m) {
      const [, mod, id] = /Mod '([^'\n]{1,100})' \(([\w.-]{1,64})\)/.exec(line) ?? [];
      const wanting = id === "minecraft" ? undefined : mod;
      return Number(m[1]) > Number(m[2]) ? { required: m[1]!, used: m[2]!, mod: wanting } : null;
    }
    m = /requires \{java @ \[>=(?:1\.)?(\d{1,3})/.exec(line);
    if (m) return isRepeated(place, "requires {java @") ? null : { required: m[1]!, used: undefined };
    m = /You are using an outdated version of Java \(([\d._]{1,20})\)[^\n]{0,80}?Java (\d{1,3})/.exec(line);
    if (m) return { required: m[2]!, used: plain(m[1]!) };
    m = /This instance is not compatible with Java version (\d{1,3})/.exec(line);
    if (!m) return null;
    const wanted = [
      ...place.text.slice(line.length, line.length + 600).matchAll(/^Java version (\d{1,3})\.?\r?$/gm),
    ].map((one) => one[1]!);
    return wanted.some((one) => Number(one) > Number(m[1])) ? { required: wanted.join(" / "), used: m[1]! } : null;
  },
});
