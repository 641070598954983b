import { finding, type MatchContext } from "../../model/finding.ts";
import { failedPlugin, pluginOfFile } from "../matching/failed-plugin.ts";
import { javaFor, javaOfClassFile } from "../matching/java-versions.ts";
import { isDebug, isRepeated } from "../matching/match-text.ts";

const forms = [
  "AppClassLoader cannot be cast to",
  "Unsupported class file major version ",
  "Class file major version ",
  "java.lang.NoSuchFieldException: ucp",
  "java.lang.NoSuchFieldException: modifiers",
  "jdk.nashorn.api.scripting.NashornScriptEngineFactory",
  "java.lang.ClassLoader.defineClass(",
  'because "urls" is null',
  "no such method: sun.misc.Unsafe.defineAnonymousClass",
  "sun.misc.Unsafe.defineAnonymousClass(",
  "sun.misc.Unsafe.ensureClassInitialized(",
  "sun.misc.Unsafe.shouldBeInitialized(",
  "sun.misc.Unsafe.defineClass(",
  "Unable to access address of buffer",
  "The Security Manager is deprecated and will be removed",
  "etting a Security Manager is not supported",
  "Assertion `version->filename == NULL ||",
];

/** Where the loader of the game's classes has had no such field anymore. */
const hidingSince = 16;

/**
 * A server that runs has the right Java, whatever a plugin brings along to read classes with: `Lamps.jar//org.lamps.libs.asm.ClassReader`.
 * Where a line is an entry, its trace stands behind it.
 */
function pluginReading(place: MatchContext): string | undefined {
  const trace = `${place.upTo(3000)}\n${place.behind}`;
  const [, jar] = /\tat ([\w.+ -]{2,80}\.jar)\/{1,2}[\w.$]{3,200}\.ClassReader\./.exec(trace) ?? [];
  return jar ? pluginOfFile(jar).replace(/-v?\d[\w.]{0,30}$/, "") : undefined;
}

export default finding({
  code: "java-too-new",
  severity: "fatal",
  severityAt: (match, place) => {
    // PaperSpigot loses a setting that nobody uses, and goes on.
    const isSetting =
      match[0].includes("modifiers") && /PaperSpigotConfig\./.test(`${place.upTo(1500)}${place.behind}`);
    return isSetting ? "notice" : failedPlugin(place) || (match[3] && pluginReading(place)) ? "error" : undefined;
  },
  confidence: 0.85,
  joins: ["java"],
  needles: ["Only up to Java ", "This instance is not compatible with Java version ", ...forms],
  pattern:
    /^[^\n<]{0,300}(?:Unsupported Java detected \((\d{2,3})[\d.]{0,4}\)\. Only up to Java (\d{1,3})|jdk[./]internal[./]loader[./]ClassLoaders\$AppClassLoader cannot be cast to (?:class )?(?:java\.base\/)?java\.net\.URLClassLoader|IllegalArgumentException: (?:Unsupported c|C)lass file major version (\d{2,3})|NoSuchFieldException: (?:ucp|modifiers)(?:\s|$)|ClassNotFoundException: jdk\.nashorn\.api\.scripting\.NashornScriptEngineFactory|Unable to make protected final java\.lang\.Class java\.lang\.ClassLoader\.defineClass\(|NullPointerException: Cannot read the array length because "urls" is null|no such method: sun\.misc\.Unsafe\.defineAnonymousClass|NoSuchMethodError: [^\n]{0,60}sun\.misc\.Unsafe\.(?:defineAnonymousClass|ensureClassInitialized|shouldBeInitialized|defineClass)\(|RuntimeException: Unable to access address of buffer|UnsupportedOperationException: (?:The Security Manager is deprecated and will be removed|[Ss]etting a Security Manager is not supported)|dl-lookup\.c: [^\n]{0,60}Assertion `version->filename == NULL|This instance is not compatible with Java version (\d{1,3}))/,
  parameters: (match, place) => {
    const [, running, limit, classFile, instance] = match;
    if (running && limit) return { used: javaOfClassFile(running), supported: limit };
    if (instance) {
      const wanted = [...place.upTo(700).matchAll(/^Java version (\d{1,3})\.?\r?$/gm)].map((one) => one[1]!);
      const isLower = wanted.length > 0 && wanted.every((one) => Number(one) < Number(instance));
      return isLower ? { used: instance, supported: wanted.join(" / ") } : null;
    }
    if (forms.some((form) => match[0].includes(form.trim()) && isRepeated(place, form.trim()))) return null;
    // Forge and Fabric look into every jar and say so in passing.
    if (isDebug(place)) return null;
    // A game that is made for such a Java itself: some code looks into a class loader that is another one than it thinks.
    if (/: ucp\s?$/.test(match[0]) && (javaFor(place.software.version ?? "") ?? 0) >= hidingSince) return null;
    // On a server, one plugin that is older than this Java.
    const plugin = failedPlugin(place);
    // `plugin-java-version` tells of its classes.
    if (plugin) return classFile ? null : { plugin };
    const reader = classFile ? pluginReading(place) : undefined;
    if (reader) return { plugin: reader, used: javaOfClassFile(classFile!) };
    // What starts Minecraft up to 1.12 with mods needs the class loader that Java had until 8.
    const isOldest = match[0].includes("AppClassLoader") && place.text.includes("net.minecraft.launchwrapper.");
    const used = classFile
      ? javaOfClassFile(classFile)
      : /^\s{0,8}Java Version: (?:1\.)?(\d{1,3})/m.exec(place.upTo(8000))?.[1];
    return { used, supported: isOldest ? "8" : undefined };
  },
});
