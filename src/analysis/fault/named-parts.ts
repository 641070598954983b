import type { Parameters, ParameterValue } from "../model/model.ts";
import { nameOfJar, plainName } from "../owners/names.ts";
import { platformOf } from "../owners/platform-packages.ts";
import { stableClass, stableGameClass } from "./stable-names.ts";

/** Parameters that name what is missing, broken or at odds. Versions, places in the world and numbers do not. */
const subjects = ["dependency", "with", "library", "datapack", "coremod", "mods", "registry"] as const;
const culprits = ["modId", "mod", "pluginId", "plugin", "culpritId", "culprit", "suspectId", "suspect"] as const;
/** What more than these have in common is not one of them. */
const mostListed = 4;
/** Where it does not fit, that says nothing without who needs it. */
const platform = /^(?:minecraft|java|forge|neoforge|fabric|fabricloader|quilt|quiltloader|bukkit|spigot|paper)$/;
const maxName = 100;
/** A file that people or mods write settings into; by its name alone, because its folder is somebody's own. */
const settingsFile = /(?:^|[\\/])([\w.-]{1,80}\.(?:toml|json5?|ya?ml|cfg|properties|conf|snbt))$/;
/** Which of them says by its name whose it is. */
const anybodysFile =
  /^(?:\d{1,4}|config|settings|common|client|server|options|default|general|main|global|world|mods?|plugins?|bukkit|spigot|paper|purpur|velocity|waterfall|pufferfish|leaves|sponge|forge|neoforge|fabric|fml|launcher|java|log4j2?)\b/i;
/** Of the system and of Java itself: what fails in them is anybody's. */
const systemModule =
  /^(?:jvm|ntdll|c|pthread|m|ucrtbase|msvcrt|kernelbase|kernel|ldlinux|systemkernel|systemplatform)$/;

/** What a finding names as its subject, sorted where it lists several; empty where it names none. */
export function namedIn(parameters: Parameters): string[] {
  const named: string[] = [];
  const missing = namesOf(parameters["dependencies"]);
  if (missing.length > 0 && missing.length <= mostListed) {
    // Whoever comes first of all that miss it differs from pack to pack.
    if (!missing.some((name) => platform.test(name))) return missing.sort();
    named.push(...missing.sort());
  }
  for (const subject of subjects) {
    const names = namesOf(parameters[subject]);
    if (names.length > 0 && names.length <= mostListed) named.push(...names.sort());
  }
  const who = whoIn(parameters);
  const { mixin, package: folder, file, class: type, method } = parameters;
  if (who !== null) {
    if (typeof mixin === "string") named.push(shortened(mixin));
    if (typeof folder === "string") named.push(shortened(folder));
    if (typeof method === "string" && type === undefined) named.push(shortened(method));
  }
  const settings = typeof file === "string" ? settingsFile.exec(file)?.[1] : undefined;
  if (settings && (who !== null || !anybodysFile.test(settings))) named.push(settings);
  const missingClass = typeof type === "string" ? nameOfClass(type, who) : null;
  if (missingClass !== null) named.push(missingClass);
  const call = nativeCall(parameters);
  return [...named, ...call, ...(named.length > 0 && who !== null ? [who] : [])];
}

/** A class of the game says nothing without who wants it. */
export function nameOfClass(name: string, who: string | null): string | null {
  const type = stableClass(name.replaceAll("/", "."));
  if (type === null || type.length > maxName || !/^[\w.$#]{1,300}$/.test(type)) return null;
  if (platformOf(`${type}.x`) === null) return type;
  return who === null ? null : stableGameClass(`${type}.x`);
}

/** A crash outside of Java: the file of the program that failed in, and which of its methods Java called. */
function nativeCall({ module, call }: Parameters): string[] {
  if (typeof module !== "string" || typeof call !== "string" || /^0x/.test(module)) return [];
  const name = module
    .replace(/\.(?:dll|dylib|so(?:\.[\d.]{1,12})?)$/i, "")
    .replace(/[-_.](?=[0-9a-f]{0,32}\d)[0-9a-f]{8,32}/gi, "")
    .replace(/^lib|[^a-z]/gi, "")
    .toLowerCase();
  // LWJGL calls the part outside of Java by the same name with an `n` before it.
  const called = shortened(call).replace(/^(org\.lwjgl\.[\w.]{1,80}\.)n(?=[a-z]{2,5}[A-Z])/, "$1");
  return name === "" || (systemModule.test(name) && !isCallOfLibrary(call)) ? [] : [name, called];
}

/** What a mod says is not installed: the id of what is missing, as far as its name tells. */
export function missingPart({ meaning }: Parameters): string | null {
  const { term, parameters } = (meaning ?? {}) as { term?: string; parameters?: Parameters };
  const [name] = term === "meaning-part-missing" ? namesOf(parameters?.["what"]) : [];
  const own = name?.replace(/(?<=\w{3})(?:api|lib|library|mod)$/, "");
  return own && !platform.test(own) ? own : null;
}

/** `org.sqlite.core.NativeDB.reset`, not what a letter or two stand for. */
function isCallOfLibrary(call: string): boolean {
  return (call.match(/\./g)?.length ?? 0) >= 3;
}

/** The mod or plugin that a finding is about, by its id where that is known. */
export function whoIn(parameters: Parameters): string | null {
  for (const culprit of culprits) {
    const [name] = namesOf(parameters[culprit]);
    if (name) return name;
  }
  return null;
}

/** Without a version, which the name of a file may have. */
function namesOf(value: ParameterValue | undefined): string[] {
  if (value === undefined) return [];
  const values = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
  return values.flatMap((one) => {
    if (typeof one !== "string") return [];
    const own = one.replace(/^(?:mod|fabric|file)\//, "");
    return shortened(plainName(/[-_ ]v?\d{1,4}\.\d/i.test(own) ? nameOfJar(own) : own)) || [];
  });
}

function shortened(name: string): string {
  return name.slice(0, maxName);
}
