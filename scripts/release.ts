/**
 * `npm run release -- VERSION [--dry-run]`: everything up to the push. It checks, moves what is under "Unreleased" in the
 * changelog to the version, sets the version wherever it stands, commits and tags. See docs/RELEASING.md.
 *
 *   --dry-run   only says what would be done
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isLater, releasedChangelog, unreleasedNotes } from "./changelog.ts";

class CannotRelease extends Error {}

const root = process.cwd();
const read = (name: string) => Bun.file(join(root, name)).text();

/** How files of `deploy/` and the documentation name the version of the image. */
const imageTags = /\b(lectern:|newTag: )\d+\.\d+\.\d+/g;

function run(...command: string[]): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd: root });
  if (exitCode !== 0) throw new CannotRelease(`${command.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout.toString().trim();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [version] = positionals;
  const isDry = values["dry-run"];
  const current = (JSON.parse(await read("package.json")) as { version: string }).version;
  if (!version || positionals.length > 1) throw new CannotRelease("say which version: npm run release -- 1.2.3");
  if (!isLater(version, current)) throw new CannotRelease(`${version} does not come after ${current}`);
  if (run("git", "rev-parse", "--abbrev-ref", "HEAD") !== "main") throw new CannotRelease("releases are made on main");
  if (run("git", "status", "--porcelain") !== "") throw new CannotRelease("there are changes that are not committed");
  if (run("git", "tag", "--list", `v${version}`) !== "") throw new CannotRelease(`the tag v${version} exists`);
  const changelog = await read("CHANGELOG.md");
  const changes = await changedFiles(current, version, changelog);

  const steps = ["lint", "typecheck", "test", "release:files"];
  if (isDry) {
    for (const step of steps) process.stdout.write(`would run npm run ${step}\n`);
    for (const path of changes.keys()) process.stdout.write(`would change ${path}\n`);
    process.stdout.write(`would commit, and tag v${version} with these notes:\n\n${unreleasedNotes(changelog)}\n`);
    return;
  }
  for (const [path, text] of changes) await Bun.write(join(root, path), text);
  try {
    for (const step of steps) {
      process.stdout.write(`npm run ${step}\n`);
      run("npm", "run", step);
    }
  } catch (error) {
    run("git", "checkout", "--", ...changes.keys());
    throw error;
  }
  run("git", "add", ...changes.keys());
  run("git", "commit", "--message", `chore(release): ${version}`);
  run("git", "tag", "--annotate", `v${version}`, "--message", unreleasedNotes(changelog));
  process.stdout.write(`Version ${version} is committed and tagged. To publish it: git push --follow-tags\n`);
}

/** What the release writes, by path. */
async function changedFiles(current: string, version: string, changelog: string): Promise<Map<string, string>> {
  const date = new Date().toISOString().slice(0, 10);
  const changes = new Map([["CHANGELOG.md", releasedChangelog(changelog, version, date)]]);
  const own = `"version": "${current}"`;
  for (const path of ["package.json", "package-lock.json"]) {
    const text = await read(path);
    if (!text.includes(own)) throw new CannotRelease(`${path} does not say ${own}`);
    // The lock file says it twice before it comes to others: for the project, and for its root package.
    const places = path === "package.json" ? 1 : 2;
    changes.set(path, replaceFirst(text, own, `"version": "${version}"`, places));
  }
  const source = "src/wire/version.ts";
  changes.set(source, (await read(source)).replace(`"${current}"`, `"${version}"`));
  for (const path of run("git", "ls-files", "README.md", "docs", "deploy").split("\n").filter(Boolean)) {
    if (!/\.(?:md|ya?ml)$|Dockerfile$/.test(path)) continue;
    const text = await read(path);
    const renamed = text.replaceAll(imageTags, `$1${version}`);
    if (renamed !== text) changes.set(path, renamed);
  }
  return changes;
}

function replaceFirst(text: string, from: string, to: string, times: number): string {
  let result = text;
  for (let time = 0; time < times; time++) result = result.replace(from, to);
  return result;
}

try {
  await main();
} catch (error) {
  const isOption = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  const isKnown = error instanceof CannotRelease || isOption || (error as Error).message.startsWith("CHANGELOG.md");
  if (!isKnown) throw error;
  process.stderr.write(`release: ${(error as Error).message}\n`);
  process.exit(1);
}
