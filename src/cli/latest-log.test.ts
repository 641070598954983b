import { describe, expect, test } from "bun:test";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { findLatest, findLatestRun } from "./latest-log.ts";

/** Writes files below a new home; later ones are newer. */
function homeWith(...files: string[]): string {
  const home = temporaryDirectory();
  files.forEach((file, index) => {
    const path = join(home, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "[12:00:00] [main/INFO]: hello\n");
    utimesSync(path, 1_700_000_000 + index, 1_700_000_000 + index);
  });
  return home;
}

const latestIn = (home: string, platform: NodeJS.Platform = "linux", more: Record<string, string> = {}) =>
  findLatest({ home, platform, language: "en", environment: more, directory: temporaryDirectory() });

describe("the newest run", () => {
  const namesOf = async (home: string) => {
    const found = await findLatestRun({
      home,
      platform: "linux" as const,
      language: "en" as const,
      environment: {},
      directory: temporaryDirectory(),
    });
    return found.map(({ path }) => path.slice(home.length + 1));
  };
  const log = ".minecraft/logs/latest.log";
  const reports = [".minecraft/crash-reports/crash-1.txt", ".minecraft/crash-reports/crash-2.txt"];

  test("is its log and its crash report, and none of another game", async () => {
    const other = "curseforge/minecraft/Instances/a/logs/latest.log";
    expect(await namesOf(homeWith(other, log, ...reports))).toEqual([reports[1]!, log]);
    expect(await namesOf(homeWith(...reports, other, log))).toEqual([log, reports[1]!]);
  });

  test("has no report of an earlier run", async () => {
    const home = homeWith(reports[0]!, log);
    utimesSync(join(home, reports[0]!), 1_700_000_000 - 3600, 1_700_000_000 - 3600);
    expect(await namesOf(home)).toEqual([log]);
  });
});

describe("every usual place is looked at", () => {
  const flatpak = ".var/app";
  const mac = "Library/Application Support";
  const roaming = "AppData/Roaming";
  test.each<[platform: NodeJS.Platform, program: string, file: string]>([
    ["linux", "Minecraft", ".minecraft/logs/latest.log"],
    ["linux", "Minecraft", ".minecraft/crash-reports/crash-2026-01-15_10.30.00-client.txt"],
    ["linux", "Minecraft", `${flatpak}/com.mojang.Minecraft/.minecraft/logs/latest.log`],
    ["linux", "Minecraft", `${flatpak}/com.mojang.Minecraft/data/minecraft/logs/latest.log`],
    ["linux", "Prism Launcher", ".local/share/PrismLauncher/instances/Skies 1.0/.minecraft/logs/latest.log"],
    ["linux", "Prism Launcher", ".local/share/PrismLauncher/instances/a/minecraft/crash-reports/crash.txt"],
    [
      "linux",
      "Prism Launcher",
      `${flatpak}/org.prismlauncher.PrismLauncher/data/PrismLauncher/instances/a/.minecraft/logs/latest.log`,
    ],
    ["linux", "MultiMC", ".local/share/multimc/instances/a/.minecraft/logs/latest.log"],
    ["linux", "MultiMC", "MultiMC/instances/a/.minecraft/logs/latest.log"],
    ["linux", "CurseForge", "Documents/curseforge/minecraft/Instances/a/logs/latest.log"],
    ["linux", "CurseForge", "curseforge/minecraft/Instances/a/crash-reports/crash.txt"],
    ["linux", "Modrinth App", ".local/share/ModrinthApp/profiles/a/logs/latest.log"],
    ["linux", "Modrinth App", ".config/com.modrinth.theseus/profiles/a/logs/latest.log"],
    ["linux", "Modrinth App", `${flatpak}/com.modrinth.ModrinthApp/data/ModrinthApp/profiles/a/logs/latest.log`],
    ["darwin", "Minecraft", `${mac}/minecraft/logs/latest.log`],
    ["darwin", "Prism Launcher", `${mac}/PrismLauncher/instances/a/.minecraft/logs/latest.log`],
    ["darwin", "MultiMC", `${mac}/MultiMC/instances/a/.minecraft/logs/latest.log`],
    ["darwin", "CurseForge", "Documents/curseforge/minecraft/Instances/a/logs/latest.log"],
    ["darwin", "Modrinth App", `${mac}/ModrinthApp/profiles/a/logs/latest.log`],
    ["win32", "Minecraft", `${roaming}/.minecraft/logs/latest.log`],
    ["win32", "Prism Launcher", `${roaming}/PrismLauncher/instances/a/minecraft/logs/latest.log`],
    ["win32", "MultiMC", "Downloads/MultiMC/instances/a/.minecraft/logs/latest.log"],
    ["win32", "CurseForge", "curseforge/minecraft/Instances/a/logs/latest.log"],
    ["win32", "CurseForge", "Documents/Curse/Minecraft/Instances/a/logs/latest.log"],
    ["win32", "Modrinth App", `${roaming}/com.modrinth.theseus/profiles/a/logs/latest.log`],
  ])("%s, %s: %s", async (platform, program, file) => {
    const home = homeWith(file);
    expect(await latestIn(home, platform)).toMatchObject({ path: join(home, file), program });
  });

  test("also where the system was told to keep data", async () => {
    const home = homeWith("data/PrismLauncher/instances/a/.minecraft/logs/latest.log");
    expect((await latestIn(home, "linux", { XDG_DATA_HOME: join(home, "data") })).program).toBe("Prism Launcher");
    const windows = homeWith("elsewhere/.minecraft/logs/latest.log");
    expect((await latestIn(windows, "win32", { APPDATA: join(windows, "elsewhere") })).program).toBe("Minecraft");
  });
});

test("the newest of all launchers and games counts", async () => {
  const home = homeWith(
    ".minecraft/logs/latest.log",
    ".local/share/PrismLauncher/instances/a/.minecraft/logs/latest.log",
    ".local/share/ModrinthApp/profiles/b/crash-reports/crash-1.txt",
    ".local/share/ModrinthApp/profiles/b/logs/debug.log",
  );
  expect((await latestIn(home)).path).toEndWith("profiles/b/crash-reports/crash-1.txt");
});

describe("in the folder of a server or a proxy", () => {
  test.each(["logs/latest.log", "crash-reports/crash-1-server.txt", "proxy.log.0", "server.log", "hs_err_pid4711.log"])(
    "its own is taken, though others are newer: %s",
    async (file) => {
      const directory = homeWith(file);
      const home = homeWith("x", "y", ".minecraft/logs/latest.log");
      const found = await findLatest({
        home,
        directory,
        platform: "linux" as const,
        language: "en" as const,
        environment: {},
      });
      expect(found).toMatchObject({ path: join(directory, file), program: "this folder" });
    },
  );
});

test("folders and empty files that are called like logs are passed over", async () => {
  const home = homeWith(".minecraft/logs/latest.log", ".local/share/ModrinthApp/profiles/a/logs/latest.log/x");
  const empty = join(home, ".local/share/ModrinthApp/profiles/b/logs/latest.log");
  mkdirSync(dirname(empty), { recursive: true });
  writeFileSync(empty, "");
  expect((await latestIn(home)).program).toBe("Minecraft");
});

test("where there is nothing, the places are named", async () => {
  await expect(latestIn(temporaryDirectory())).rejects.toThrow(
    "Minecraft, Prism Launcher, MultiMC, CurseForge, Modrinth App",
  );
});
