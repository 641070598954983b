import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { uploadRaw } from "../support/load.ts";
import { startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** What npm started, and what that started, down to the server. */
function descendants(pid: number): number[] {
  const children = Bun.spawnSync(["pgrep", "-P", String(pid)])
    .stdout.toString()
    .split("\n")
    .filter(Boolean)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function runsServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("src/main.ts");
  } catch {
    return false;
  }
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "npm start that gets a %s ends the server too, and frees its port and its data",
  async (signal) => {
    const directory = temporaryDirectory();
    const npm = await startProcess({
      command: ["npm", "start"],
      env: { DATA_DIR: directory, npm_config_update_notifier: "false", npm_config_cache: temporaryDirectory() },
    });
    const started = descendants(npm.pid);
    try {
      expect(started.filter(runsServer).length).toBeGreaterThan(0);
      const id = await uploadRaw(npm.url, "kept");
      npm.signal(signal);
      await npm.exited;
      expect(started.filter(runsServer)).toEqual([]);
      await expect(fetch(`${npm.url}/api/health`)).rejects.toThrow();
      const next = await startProcess({ env: { DATA_DIR: directory, PORT: String(npm.port) } });
      expect(await (await fetch(`${next.url}/raw/${id}`)).text()).toBe("kept");
      expect(await next.stop()).toBe(0);
    } finally {
      npm.signal("SIGKILL");
      for (const pid of started.filter(runsServer)) process.kill(pid, "SIGKILL");
    }
  },
);
