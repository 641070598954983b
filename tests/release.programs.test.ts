import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { thirdPartyLicences } from "../scripts/licences.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";

const root = join(import.meta.dir, "..");
const script = join(root, "scripts/release.ts");

function run(cwd: string, ...command: string[]): { code: number; output: string } {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd, env: { ...process.env, ...author } });
  return { code: exitCode, output: `${stdout}${stderr}` };
}
const author = {
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@example.org",
};

/** A small project on main whose checks do what `checks` says. */
function project(checks = "true"): string {
  const directory = temporaryDirectory();
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  const scripts = { lint: checks, typecheck: "true", test: "true", "release:files": "true" };
  write("package.json", JSON.stringify({ name: "lectern", version: "0.2.0", scripts }, null, 2));
  const packages = { "": { version: "0.2.0" }, "node_modules/other": { version: "0.2.0" } };
  write("package-lock.json", JSON.stringify({ name: "lectern", version: "0.2.0", packages }, null, 2));
  write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- A change.\n");
  mkdirSync(join(directory, "deploy"));
  mkdirSync(join(directory, "src/wire"), { recursive: true });
  write("src/wire/version.ts", 'export const version = "0.2.0";\n');
  write("deploy/compose.yaml", "image: lectern:0.2.0\nnewTag: 0.2.0\nimage: postgres:18.4.0\n");
  run(directory, "git", "init", "--quiet", "--initial-branch=main");
  run(directory, "git", "add", ".");
  run(directory, "git", "commit", "--quiet", "--message", "begin");
  return directory;
}

const release = (directory: string, ...args: string[]) => run(directory, process.execPath, script, ...args);
const isUntouched = (directory: string) => run(directory, "git", "status", "--porcelain").output === "";

test("a dry run says what it would do, and does nothing", () => {
  const directory = project();
  const { code, output } = release(directory, "0.3.0", "--dry-run");
  expect(code).toBe(0);
  for (const name of ["CHANGELOG.md", "package.json", "package-lock.json", "deploy/compose.yaml"]) {
    expect(output).toContain(`would change ${name}`);
  }
  expect(output).toContain("tag v0.3.0 with these notes:\n\n- A change.");
  expect(isUntouched(directory)).toBe(true);
  expect(run(directory, "git", "tag").output).toBe("");
});

test("a release is committed and tagged, and nothing is pushed", () => {
  const directory = project();
  expect(release(directory, "0.3.0").output).toContain("git push --follow-tags");
  const read = (name: string) => readFileSync(join(directory, name), "utf8");
  expect(read("CHANGELOG.md")).toMatch(/## Unreleased\n\n## 0\.3\.0 – \d{4}-\d\d-\d\d\n\n- A change\./);
  expect(JSON.parse(read("package.json")).version).toBe("0.3.0");
  const lock = JSON.parse(read("package-lock.json"));
  expect([lock.version, lock.packages[""].version]).toEqual(["0.3.0", "0.3.0"]);
  expect(lock.packages["node_modules/other"].version).toBe("0.2.0");
  expect(read("deploy/compose.yaml")).toBe("image: lectern:0.3.0\nnewTag: 0.3.0\nimage: postgres:18.4.0\n");
  expect(read("src/wire/version.ts")).toBe('export const version = "0.3.0";\n');
  expect(run(directory, "git", "log", "-1", "--format=%s").output.trim()).toBe("chore(release): 0.3.0");
  expect(run(directory, "git", "tag", "--points-at", "HEAD").output.trim()).toBe("v0.3.0");
  expect(isUntouched(directory)).toBe(true);
  expect(release(directory, "0.4.0").output).toContain('nothing under "Unreleased"');
});

test("a check that fails leaves everything as it was", () => {
  const directory = project("false");
  expect(release(directory, "0.3.0")).toMatchObject({ code: 1, output: expect.stringContaining("npm run lint") });
  expect(isUntouched(directory)).toBe(true);
  expect(run(directory, "git", "tag").output).toBe("");
});

test.each([
  [["0.2.0"], "does not come after 0.2.0"],
  [["next"], "does not come after"],
  [[], "say which version"],
])("%j is refused", (args, says) => {
  const directory = project();
  expect(release(directory, ...args)).toMatchObject({ code: 1, output: expect.stringContaining(says) });
  writeFileSync(join(directory, "new.txt"), "");
  expect(release(directory, "0.3.0").output).toContain("not committed");
});

test("the licences of all that is built in are passed on", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const text = thirdPartyLicences(root);
  for (const name of Object.keys(dependencies)) expect(text).toContain(`\n${name} `);
  expect(text).not.toContain("\n@biomejs/biome ");
  expect(existsSync(join(root, "LICENSE"))).toBe(true);
});
