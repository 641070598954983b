import { expect, test } from "bun:test";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDirectory } from "./support/temporary-directory.ts";

const launcher = readFileSync(join(import.meta.dir, "../deploy/systemd/lectern"), "utf8");

/** The launcher with its files in a directory of ours, and a runtime that says what it was given. */
function installed(settings: string) {
  const directory = temporaryDirectory();
  const path = (name: string) => join(directory, name);
  writeFileSync(path("lectern.env"), settings);
  writeFileSync(path("bun"), '#!/bin/sh\nprintf "%s\\n" "$@"\nenv\n');
  writeFileSync(
    path("lectern"),
    launcher.replace("/etc/lectern/lectern.env", path("lectern.env")).replace(/\S+\/\.bin\/bun\b/, path("bun")),
  );
  for (const name of ["bun", "lectern"]) chmodSync(path(name), 0o755);
  return (words: string[], env: Record<string, string> = {}) => {
    const { stdout, stderr, exitCode } = Bun.spawnSync([path("lectern"), ...words], {
      env: { PATH: process.env["PATH"]!, ...env },
    });
    return { lines: stdout.toString().split("\n"), error: stderr.toString(), exitCode };
  };
}

test("commands get the settings of the service, as systemd reads them", () => {
  const settings = [
    "# a comment = none",
    "; another",
    "",
    "PORT=3000",
    'SITE_NAME="Blocks Logs"',
    "SITE_NOTICE=On Sunday; $(touch /x) `id` $HOME",
    "S3_SECRET_ACCESS_KEY='a=b'",
    "not a setting",
    "9X=1",
    "LOG_LEVEL=warn",
  ].join("\n");
  const { lines, exitCode } = installed(settings)(["remove", "--reason", "two words", "7Kd3mPq9Xw"]);
  expect(exitCode).toBe(0);
  expect(lines).toContainValues([
    "PORT=3000",
    "SITE_NAME=Blocks Logs",
    "SITE_NOTICE=On Sunday; $(touch /x) `id` $HOME",
    "S3_SECRET_ACCESS_KEY=a=b",
    "LOG_LEVEL=warn",
    "DATA_DIR=/var/lib/lectern",
    "two words",
    "7Kd3mPq9Xw",
  ]);
  expect(lines.filter((line) => line.startsWith("9X=") || line.startsWith("not"))).toEqual([]);
});

test("what the shell sets comes first, also where that is nothing", () => {
  const run = installed("DATABASE_URL=postgres://db/lectern\nDATA_DIR=/srv/lectern");
  expect(run(["verify"]).lines).toContainValues(["DATABASE_URL=postgres://db/lectern", "DATA_DIR=/srv/lectern"]);
  const { lines } = run(["verify"], { DATABASE_URL: "", DATA_DIR: "./restored" });
  expect(lines).toContainValues(["DATABASE_URL=", "DATA_DIR=./restored"]);
});

test("settings of the directory that it is called in are left alone", () => {
  const { lines } = installed("")(["status"]);
  expect(lines).toContainValues(["--no-env-file", "--config=/opt/lectern/bunfig.toml", "/opt/lectern/src/main.ts"]);
});
