/** Where programs keep logs: paths, which are the same in every language. */

export const systems = ["windows", "macos", "linux"] as const;
export type System = (typeof systems)[number];

export const systemNames: Record<System, string> = { windows: "Windows", macos: "macOS", linux: "Linux" };

export interface LogPlace {
  programs: readonly string[];
  /** With the setting that gives each version a folder of its own. */
  isIsolated?: true;
  /** Where the launcher itself was put, instead of a folder of the system. */
  isBesideLauncher?: true;
  /** The folder that can be opened, as the system's file manager takes it. */
  folder: string;
  /** Below it, down to the log. `{}` is the name of the instance. */
  rest: string;
}

const latest = "logs/latest.log";
const inInstance = `{}/minecraft/${latest}`;

/** For each system, launchers in the order of how many use them. */
const places: Record<System, LogPlace[]> = {
  windows: [
    { programs: ["Minecraft Launcher"], folder: "%APPDATA%/.minecraft/logs", rest: "latest.log" },
    { programs: ["CurseForge"], folder: "%USERPROFILE%/curseforge/minecraft/Instances", rest: `{}/${latest}` },
    { programs: ["Modrinth App"], folder: "%APPDATA%/ModrinthApp/profiles", rest: `{}/${latest}` },
    { programs: ["Prism Launcher"], folder: "%APPDATA%/PrismLauncher/instances", rest: inInstance },
  ],
  macos: [
    { programs: ["Minecraft Launcher"], folder: "~/Library/Application Support/minecraft/logs", rest: "latest.log" },
    { programs: ["CurseForge"], folder: "~/Documents/curseforge/minecraft/Instances", rest: `{}/${latest}` },
    { programs: ["Modrinth App"], folder: "~/Library/Application Support/ModrinthApp/profiles", rest: `{}/${latest}` },
    { programs: ["Prism Launcher"], folder: "~/Library/Application Support/PrismLauncher/instances", rest: inInstance },
  ],
  linux: [
    { programs: ["Minecraft Launcher"], folder: "~/.minecraft/logs", rest: "latest.log" },
    { programs: ["Prism Launcher"], folder: "~/.local/share/PrismLauncher/instances", rest: inInstance },
    {
      programs: ["Prism Launcher (Flatpak)"],
      folder: "~/.var/app/org.prismlauncher.PrismLauncher/data/PrismLauncher/instances",
      rest: inInstance,
    },
    { programs: ["Modrinth App"], folder: "~/.local/share/ModrinthApp/profiles", rest: `{}/${latest}` },
  ],
};

const multiMc: LogPlace = {
  programs: ["MultiMC"],
  isBesideLauncher: true,
  folder: "instances",
  rest: `{}/.minecraft/${latest}`,
};

/** Both keep the game beside themselves; PCL is there for Windows alone. */
function besideLauncher(system: System): LogPlace[] {
  const programs = system === "windows" ? ["HMCL", "PCL"] : ["HMCL"];
  return [
    { programs, isBesideLauncher: true, folder: ".minecraft/logs", rest: "latest.log" },
    { programs, isIsolated: true, isBesideLauncher: true, folder: ".minecraft/versions", rest: `{}/${latest}` },
  ];
}

/** Those that are usual where the reader's language is spoken come first. */
export function placesOf(system: System, isChinese: boolean): LogPlace[] {
  const usual = [...places[system], multiMc];
  const beside = besideLauncher(system);
  const ordered = isChinese ? [...beside, ...usual] : [...usual, ...beside];
  return system === "windows" ? ordered.map(withBackslashes) : ordered;
}

function withBackslashes({ folder, rest, ...place }: LogPlace): LogPlace {
  return { ...place, folder: folder.replaceAll("/", "\\"), rest: rest.replaceAll("/", "\\") };
}
