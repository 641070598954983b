/**
 * `npm run release:files [-- --all]`: what a release publishes, in `dist/release/files/`: an archive for each executable
 * with the licences of what is in it, the client library, and their checksums. The notes of the version are beside them.
 *
 *   --all   executables for every platform, not only for this one
 */
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import packageFile from "../package.json" with { type: "json" };
import { notesOf } from "./changelog.ts";
import { thirdPartyLicences } from "./licences.ts";

const root = join(import.meta.dir, "..");
const { version } = packageFile;
const outdir = join(root, "dist", "release");
const binaries = join(outdir, "binaries");
const files = join(outdir, "files");

async function run(command: string[], cwd = root): Promise<void> {
  if ((await Bun.spawn(command, { cwd, stdout: "inherit", stderr: "inherit" }).exited) !== 0) {
    throw new Error(`${command.join(" ")} failed`);
  }
}

await rm(outdir, { recursive: true, force: true });
await mkdir(files, { recursive: true });
const targets = process.argv.includes("--all") ? ["--all"] : [];
await run([process.execPath, "scripts/build-binary.ts", "--outdir", binaries, ...targets]);
await writeFile(join(binaries, "THIRD-PARTY-LICENCES.txt"), thirdPartyLicences(root));
await copyFile(join(root, "LICENSE"), join(binaries, "LICENSE"));
const contents = await readdir(binaries);
const executables = contents.filter((name) => !/licen[cs]e/i.test(name));
const licences = contents.filter((name) => !executables.includes(name));
const platform = `${process.platform}-${process.arch}`;
for (const executable of executables) {
  const target = executable.replace(/\.exe$/, "").slice("lectern".length) || `-${platform}`;
  const archive = join(files, `lectern-${version}${target}.tar.gz`);
  await run(["tar", "--create", "--gzip", "--file", archive, executable, ...licences], binaries);
}

await run([process.execPath, "scripts/build-client.ts", join(outdir, "client")]);
await run(["npm", "pack", "--silent", "--pack-destination", files], join(outdir, "client"));

const sums: string[] = [];
for (const name of (await readdir(files)).sort()) {
  const digest = new Bun.CryptoHasher("sha256").update(await Bun.file(join(files, name)).bytes()).digest("hex");
  sums.push(`${digest}  ${basename(name)}`);
}
await writeFile(join(files, "SHA256SUMS"), `${sums.join("\n")}\n`);
const changelog = await Bun.file(join(root, "CHANGELOG.md")).text();
await writeFile(join(outdir, "notes.md"), `${notesOf(changelog, version) ?? "See CHANGELOG.md."}\n`);
process.stdout.write(`${sums.join("\n")}\n`);
