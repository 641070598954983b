import { join } from "node:path";
import type { CliContext } from "./context.ts";

/** Where a launcher keeps the game, or several games. */
export interface LogFolder {
  program: string;
  folder: string;
  /** Each folder in it is a game; `null` where it is one itself. */
  games: "each" | "itself";
  /** Below the folder of a game, one of these has `logs` and `crash-reports`. */
  inside: readonly string[];
}

type Home = Pick<CliContext, "environment" | "home" | "platform">;

const besideInstance = [".minecraft", "minecraft"];
const inInstance = ["."];

/** Every place where launchers of this platform keep logs. */
export function defaultLogFolders(context: Home): LogFolder[] {
  const instances = (program: string, folders: string[], inside: readonly string[]): LogFolder[] =>
    folders.map((folder) => ({ program, folder, games: "each", inside }));
  const { data, shared, flatpak, home } = rootsOf(context);
  return [
    ...minecraft(context).map(
      (folder): LogFolder => ({ program: "Minecraft", folder, games: "itself", inside: ["."] }),
    ),
    ...instances(
      "Prism Launcher",
      [...data, flatpak("org.prismlauncher.PrismLauncher")].map((root) => join(root, "PrismLauncher", "instances")),
      besideInstance,
    ),
    ...instances(
      "MultiMC",
      // It is unpacked wherever people like; these are the places that its own pages and packages name.
      [
        ...data.flatMap((root) => [join(root, "multimc"), join(root, "MultiMC")]),
        ...["MultiMC", "Desktop/MultiMC", "Downloads/MultiMC"].map((folder) => join(home, folder)),
        ...shared("MultiMC"),
      ].map((root) => join(root, "instances")),
      besideInstance,
    ),
    ...instances(
      "CurseForge",
      [join(home, "curseforge"), join(home, "Documents", "curseforge"), ...data.map((root) => join(root, "curseforge"))]
        .map((root) => join(root, "minecraft", "Instances"))
        .concat(join(home, "Documents", "Curse", "Minecraft", "Instances")),
      inInstance,
    ),
    ...instances(
      "Modrinth App",
      [
        ...[...data, flatpak("com.modrinth.ModrinthApp")].map((root) => join(root, "ModrinthApp")),
        // Its name before it was called Modrinth App.
        ...data.map((root) => join(root, "com.modrinth.theseus")),
        join(home, ".config", "com.modrinth.theseus"),
      ].map((root) => join(root, "profiles")),
      inInstance,
    ),
  ];
}

function minecraft({ environment, home, platform }: Home): string[] {
  if (platform === "win32") return [join(environment["APPDATA"] || join(home, "AppData", "Roaming"), ".minecraft")];
  if (platform === "darwin") return [join(home, "Library", "Application Support", "minecraft")];
  const flatpak = join(home, ".var", "app", "com.mojang.Minecraft");
  return [
    join(home, ".minecraft"),
    join(flatpak, ".minecraft"),
    join(flatpak, "data", "minecraft"),
    join(home, "snap", "mc-installer", "current", ".minecraft"),
  ];
}

function rootsOf({ environment, home, platform }: Home) {
  const flatpak = (id: string) => join(home, ".var", "app", id, "data");
  if (platform === "win32") {
    const roaming = environment["APPDATA"] || join(home, "AppData", "Roaming");
    const local = environment["LOCALAPPDATA"] || join(home, "AppData", "Local");
    const drive = environment["SystemDrive"] ?? "C:";
    return { data: [roaming, local], shared: (name: string) => [join(`${drive}/`, name)], flatpak, home };
  }
  if (platform === "darwin") {
    const support = join(home, "Library", "Application Support");
    const shared = (name: string) => [join("/Applications", `${name}.app`, "Data")];
    return { data: [support], shared, flatpak, home };
  }
  const data = [
    ...new Set([environment["XDG_DATA_HOME"] || join(home, ".local", "share"), join(home, ".local", "share")]),
  ];
  return { data, shared: (name: string) => [join("/opt", name.toLowerCase())], flatpak, home };
}
