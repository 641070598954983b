import { Database } from "bun:sqlite";
import { beforeAll, describe, expect, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { filledSqlite } from "../migrate/stores.ts";
import { runCommandLine } from "../support/command-line.ts";
import { runToEnd, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** A start that must fail: its one sentence. In this process, because there is no server to end. */
async function failedStart(env: Record<string, string>): Promise<string> {
  return sentenceOf(await runCommandLine(["serve"], { env: { PORT: "0", HOST: "127.0.0.1", ...env } }));
}

async function failedProcess(env: Record<string, string>, command: string[] = []): Promise<string> {
  const options = { env: { PORT: "0", HOST: "127.0.0.1", ...env } };
  return sentenceOf(await runToEnd(command.length > 0 ? { ...options, command } : options));
}

function sentenceOf({ code, stderr }: { code: number; stderr: string }): string {
  expect(code).toBe(1);
  expect(stderr).toStartWith("lectern: ");
  expect(stderr).not.toContain("    at ");
  return stderr;
}

describe("a wrong value ends the start with a sentence that names the variable", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["HOST", "not a host"],
    ["PUBLIC_URL", "logs.example.org"],
    ["PUBLIC_URL", "https://example.org/logs"],
    ["PUBLIC_URL", "ftp://example.org"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "127.0.0.1, proxy.local"],
    ["UPLOADS_PER_MINUTE", "ten"],
    ["UPLOADS_PER_MINUTE", "1.5"],
    ["MAX_LOG_BYTES", "10MB"],
    ["MAX_LOG_BYTES", "0"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s", async (variable, value) => {
    const sentence = await failedStart({ DATA_DIR: temporaryDirectory(), [variable]: value });
    expect(sentence).toContain(`${variable} is "${value}"`);
  });

  test("as a process", async () => {
    const sentence = await failedProcess({ DATA_DIR: temporaryDirectory(), PORT: "http" });
    expect(sentence).toContain('PORT is "http"');
  });
});

describe("a data directory that cannot be used ends the start with a sentence", () => {
  test("because another server uses it, until that one ends", async () => {
    const directory = temporaryDirectory();
    const first = await startProcess({ env: { DATA_DIR: directory } });
    expect(await failedProcess({ DATA_DIR: directory })).toContain("Another Lectern server is using");
    first.signal("SIGKILL");
    await first.exited;
    const next = await startProcess({ env: { DATA_DIR: directory } });
    expect(await next.stop()).toBe(0);
  });

  test("because it is a file", async () => {
    const file = join(temporaryDirectory(), "file");
    writeFileSync(file, "");
    expect(await failedStart({ DATA_DIR: file })).toContain("cannot be written");
  });

  test("because its disk is read-only", async () => {
    // Not even root may write there.
    expect(await failedStart({ DATA_DIR: "/proc/lectern" })).toContain("cannot be written");
  });

  test("because its database was made by a newer program", async () => {
    const { directory } = await filledSqlite(1);
    const db = new Database(join(directory, "lectern.sqlite"));
    db.run("PRAGMA user_version = 999");
    db.close();
    const sentence = await failedStart({ DATA_DIR: directory });
    expect(sentence).toContain("newer Lectern");
    expect(sentence).toContain("999");
  });

  test("because the database is another program's", async () => {
    const directory = temporaryDirectory();
    const db = new Database(join(directory, "lectern.sqlite"));
    db.run("CREATE TABLE theirs (a)");
    db.close();
    expect(await failedStart({ DATA_DIR: directory })).toContain("another program");
  });

  test("because the database is no database", async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, "lectern.sqlite"), "this is not a database, but long enough to look at".repeat(100));
    expect(await failedStart({ DATA_DIR: directory })).toContain("damaged");
  });

  test("because the database is damaged", async () => {
    const { directory } = await filledSqlite(1);
    const path = join(directory, "lectern.sqlite");
    const bytes = await Bun.file(path).bytes();
    bytes.fill(0xab, 100, bytes.length);
    await Bun.write(path, bytes);
    expect(await failedStart({ DATA_DIR: directory })).toContain("damaged");
  });
});

test("the start says where it listens and where data lies, and makes the directory for this user alone; a variable that is nearly a setting is warned of, and others are not", async () => {
  const directory = join(temporaryDirectory(), "deep", "data");
  const env = { DATA_DIR: directory, PUBLIC_ULR: "https://logs.example.org", HOSTNAME: "node-1" };
  const server = await startProcess({ env });
  expect(server.stderr()).toContain(`Lectern listens on http://127.0.0.1:${server.port}\n`);
  expect(server.stderr()).toContain(`Data is kept in ${directory}\n`);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, "lectern.sqlite")).mode & 0o777).toBe(0o600);
  await server.stop();
  const warnings = (await server.stdout()).split("\n").filter((line) => line.includes('"level":"warn"'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("PUBLIC_ULR is set, but is no setting: did you mean PUBLIC_URL?");
});

test("a taken port ends the start with a sentence", async () => {
  const other = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const sentence = await failedStart({ DATA_DIR: temporaryDirectory(), PORT: String(other.port) });
  expect(sentence).toContain("is taken by another program");
  await other.stop(true);
});

test("an existing directory that others can read is closed to them; the default host takes connections of both families", async () => {
  const directory = join(temporaryDirectory(), "open");
  mkdirSync(directory, { mode: 0o755 });
  const server = await startProcess({ env: { DATA_DIR: directory, HOST: "" } });
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(200);
  const hasIpv6 = await fetch(`http://[::1]:${server.port}/api/health`).then(
    (response) => response.status,
    () => "no IPv6 on this machine",
  );
  expect([200, "no IPv6 on this machine"]).toContain(hasIpv6);
  await server.stop();
});

describe("a program whose own directory cannot be written", () => {
  const root = join(import.meta.dir, "../..");
  const copy = temporaryDirectory();
  const build = join(copy, "web/build");
  const command = [process.execPath, join(copy, "src/main.ts")];
  beforeAll(() => {
    for (const part of ["src", "web", "locales", "scripts", "package.json", "package-lock.json"]) {
      cpSync(join(root, part), join(copy, part), {
        recursive: true,
        filter: (path) => path !== join(root, "web/build"),
      });
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    // What is in the scripts does not matter here, and packing it takes most of the time of a build.
    for (const script of new Glob("web/**/{main,theme,*worker,start-early}.ts").scanSync(copy)) {
      writeFileSync(join(copy, script), "export {};\n");
    }
    // A file in the way keeps everyone from writing, root too.
    writeFileSync(build, "");
  });

  test("keeps what browsers load in the data directory, and makes it once", async () => {
    const directory = temporaryDirectory();
    const manifest = join(directory, "web-build/manifest.json");
    const first = await startProcess({ command, env: { DATA_DIR: directory } });
    const page = await (await fetch(first.url)).text();
    const script = /src="(\/assets\/home-[^"]+)"/.exec(page)![1]!;
    expect((await fetch(first.url + script)).status).toBe(200);
    expect(await first.stop()).toBe(0);
    const made = statSync(manifest).mtimeMs;
    const again = await startProcess({ command, env: { DATA_DIR: directory } });
    expect(await again.stop()).toBe(0);
    expect(statSync(manifest).mtimeMs).toBe(made);
    expect(statSync(build).isFile()).toBe(true);
  });

  test("ends the start with a sentence where that is not possible either", async () => {
    const { directory } = await filledSqlite(1);
    const other = join(directory, "web-build");
    writeFileSync(other, "");
    const sentence = await failedProcess({ DATA_DIR: directory }, command);
    expect(sentence).toContain(`could not be built in ${build} or ${other}`);
    expect(sentence).toContain("npm run build:web");
    expect(sentence.trimEnd()).not.toContain("\n");
  });

  test("builds beside its sources where it can, for every user to read", async () => {
    rmSync(build);
    const directory = temporaryDirectory();
    const server = await startProcess({ command, env: { DATA_DIR: directory } });
    expect(await server.stop()).toBe(0);
    expect(statSync(build).mode & 0o777).toBe(0o755);
    expect(statSync(join(build, "manifest.json")).mode & 0o777).toBe(0o644);
    expect(existsSync(join(directory, "web-build"))).toBe(false);
  });
});
