/**
 * Crashes that nobody has had, written as the game, its loaders and servers write them. A fault has a text for everything that may
 * differ from player to player while it is the same fault.
 */

export interface Circumstances {
  /** Of the mods, the loader and the frames: another number for another release. */
  release: number;
  /** Other mods around it, in the order given. */
  others: readonly string[];
  /** How the methods of the game are called: by numbers, as players have them, or by names. */
  names: "numbers" | "names";
  /** Which words the game's own parts have in a report. */
  language: "en" | "zh" | "de";
  /** A crash report, or the log that the same crash ended. */
  written: "report" | "log";
}

export const usual: Circumstances = {
  release: 1,
  others: ["jade", "sodium"],
  names: "numbers",
  language: "en",
  written: "report",
};

/** Each differs from the usual in what its name says. */
export const circumstances: Record<string, Circumstances> = {
  "other versions and line numbers": { ...usual, release: 7 },
  "other mods": { ...usual, others: ["waystones", "jei", "appleskin", "lootr", "polymorph"] },
  "mods in another order": { ...usual, others: ["sodium", "jade"] },
  "names of the game": { ...usual, names: "names" },
  "in Chinese": { ...usual, language: "zh", release: 2 },
  "in German, as a log": { ...usual, language: "de", written: "log" },
  "all of it at once": { release: 4, others: ["lootr", "jade"], names: "names", language: "zh", written: "log" },
};

const levelNames = { en: "New World", zh: "新的世界", de: "Neue Welt" };
const hosts = { en: "Windows 10 (amd64)", zh: "Windows 11 (amd64)", de: "Linux (amd64)" };

interface Thrown {
  type: string;
  message: string;
  frames: readonly string[];
  cause?: Thrown;
}

const capitalised = (id: string) => id[0]!.toUpperCase() + id.slice(1);

function trace({ type, message, frames, cause }: Thrown, prefix = ""): string {
  const head = `${prefix}${type}${message === "" ? "" : `: ${message}`}`;
  const below = frames.map((frame) => `\tat ${frame}`);
  return [head, ...below, ...(cause ? [trace(cause, "Caused by: ")] : [])].join("\n");
}

export interface GameCrash {
  description: string;
  mods: readonly string[];
  thrown(c: Circumstances, at: (line: number) => number): Thrown;
}

/** A crash of a game with Forge, by a report or by the log. */
export function forgeCrash({ description, mods, thrown }: GameCrash): (c: Circumstances) => string {
  return (c) => {
    const at = (line: number) => line + c.release * 3;
    const stack = trace(thrown(c, at));
    const all = [...c.others.slice(0, 1), ...mods, ...c.others.slice(1)];
    const list = all.map(
      (id) =>
        `\t\t${id}-1.20.1-${c.release}.2.${c.release}.jar |${capitalised(id)} |${id} |${c.release}.2.${c.release} |DONE |Manifest: NOSIGNATURE`,
    );
    if (c.written === "log") return forgeLog(c, all, description, stack);
    return `---- Minecraft Crash Report ----
// Made up for a test.

Time: 2026-0${c.release}-11 10:0${c.release}:12
Description: ${description}

${stack}


A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- Affected level --
Details:
\tLevel name: ${levelNames[c.language]}

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tOperating System: ${hosts[c.language]} version 10.0
\tJava Version: 17.0.${c.release}, Eclipse Adoptium
\tModLauncher: 10.0.9+10.0.9+main.dcd20f30
\tMod List:
${list.join("\n")}
`;
  };
}

function forgeLog({ release, language }: Circumstances, mods: readonly string[], description: string, stack: string) {
  const time = (second: number) => `[1${release}Nov2026 10:00:${String(second).padStart(2, "0")}.100]`;
  const listed = mods.map((id) => `\t\t\tMod File: ${id}-1.20.1-${release}.2.${release}.jar (${id})`);
  return `${time(1)} [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --version, 1.20.1-forge-47.2.${release}, --fml.forgeVersion, 47.2.${release}, --fml.mcVersion, 1.20.1]
${time(2)} [main/INFO] [net.minecraftforge.fml.loading.moddiscovery.ModDiscoverer/SCAN]: Found mods
${listed.join("\n")}
${time(9)} [Render thread/INFO] [net.minecraft.client.Minecraft/]: Loading world ${levelNames[language]}
${time(20)} [Render thread/ERROR] [net.minecraft.client.Minecraft/FATAL]: Unreported exception thrown!
${stack}
${time(21)} [Render thread/INFO] [STDOUT/]: [net.minecraft.server.Bootstrap:realStdoutPrintln:121]: ---- Minecraft Crash Report ----
// Made up for a test.

Time: 2026-11-1${release} 10:00:21
Description: ${description}

${stack}
`;
}

/** A crash of a game with Fabric: players have its classes by numbers, too. */
export function fabricCrash({ description, mods, thrown }: GameCrash): (c: Circumstances) => string {
  return (c) => {
    const stack = trace(thrown(c, (line) => line + c.release * 3));
    const all = [...c.others.slice(0, 1), ...mods, ...c.others.slice(1)];
    const report = `---- Minecraft Crash Report ----
// Made up for a test.

Time: 2026-0${c.release}-12 11:0${c.release}:12
Description: ${description}

${stack}

`;
    const second = (at: number) => `[11:0${c.release}:${String(at).padStart(2, "0")}]`;
    if (c.written === "log") {
      return `${second(1)} [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.${c.release}
${second(1)} [main/INFO]: Loading ${all.length} mods:
${all.map((id) => `\t- ${id} ${c.release}.2.${c.release}`).join("\n")}
${second(20)} [Render thread/ERROR]: Unreported exception thrown!
${stack}
${second(21)} [Render thread/INFO]: ${report}`;
    }
    const list = all.map((id) => `\t\t${id}: ${capitalised(id)} ${c.release}.2.${c.release}`);
    return `${report}
A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- System Details --
Details:
\tMinecraft Version: 1.20.1
\tOperating System: ${hosts[c.language]} version 10.0
\tJava Version: 17.0.${c.release}, Eclipse Adoptium
\tFabric Mods:
${list.join("\n")}
`;
  };
}

export interface PluginFault {
  plugin: string;
  thrown(c: Circumstances, at: (line: number) => number): Thrown;
  event: string;
}

/** A plugin whose handler fails, on a server in operation. */
export function paperFault({ plugin, thrown, event }: PluginFault): (c: Circumstances) => string {
  return (c) => {
    const version = `${c.release}.${c.release + 1}.0`;
    const jar = `${plugin}-${version}.jar`;
    const stack = trace(
      thrown(c, (line) => line + c.release * 3),
      "",
    ).replaceAll("%jar", `~[${jar}:?]`);
    const enabled = [...c.others, plugin].map(
      (name) => `[10:00:04 INFO]: [${capitalised(name)}] Enabling ${capitalised(name)} v${version}`,
    );
    return `[10:00:00 INFO]: Starting minecraft server version 1.20.${c.release}
[10:00:01 INFO]: This server is running Paper version git-Paper-${300 + c.release} (MC: 1.20.${c.release}) (Implementing API version 1.20.${c.release}-R0.1-SNAPSHOT)
${enabled.join("\n")}
[10:00:06 INFO]: Done (5.${c.release}12s)! For help, type "help"
[10:01:${10 + c.release} ERROR]: Could not pass event ${event} to ${capitalised(plugin)} v${version}
${stack}
`;
  };
}

/** Fabric refuses to start without something that a mod needs. */
export function fabricRefusal(needy: string, needed: string): (c: Circumstances) => string {
  return (c) => {
    const others = c.others.map((id) => `\t- ${id} ${c.release}.0.${c.release}`);
    return `[10:00:0${c.release}] [main/INFO]: Loading Minecraft 1.20.${c.release} with Fabric Loader 0.15.${c.release}
[10:00:0${c.release}] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
A potential solution has been determined, this may resolve your problem:
\t - Install ${needed}, version ${c.release}.4.0 or later.
More details:
\t - Mod '${capitalised(needy)}' (${needy}) ${c.release}.1.0 requires version ${c.release}.4.0 or later of ${needed}, which is missing!
\tat net.fabricmc.loader.impl.FormattedException.ofLocalized(FormattedException.java:${50 + c.release})
\tat net.fabricmc.loader.impl.FabricLoaderImpl.load(FabricLoaderImpl.java:${190 + c.release})
\tat net.fabricmc.loader.impl.launch.knot.Knot.init(Knot.java:${140 + c.release})
${others.join("\n")}
`;
  };
}
