import { expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArchive } from "../src/archives/read-archive.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";
import { zipOf } from "./support/zip-builder.ts";

const limits = { maxFiles: 10, maxFileBytes: 1_000_000, maxTotalBytes: 5_000_000 };
const log = "[10:30:00] [Server thread/INFO]: Done (3.2s)!\n".repeat(1000);

/** Reads a file and prints the names, sizes and reasons. Leaves a bomb in the middle, which must end all the same. */
const program = (module: string, file: string) => `
  import { readFileSync } from "node:fs";
  import { readArchive } from ${JSON.stringify(module)};
  const { files, leftOut } = await readArchive(new Uint8Array(readFileSync(${JSON.stringify(file)})), ${JSON.stringify(limits)});
  console.log(JSON.stringify([files.map(({ name, bytes }) => [name, bytes.length]), leftOut]));`;

test("archives are read in browsers and other runtimes", async () => {
  const directory = temporaryDirectory();
  const { outputs } = await Bun.build({
    entrypoints: [join(import.meta.dir, "../src/archives/read-archive.ts")],
    outdir: directory,
    target: "browser",
  });
  const archive = zipOf([
    { name: "latest.log", content: log },
    { name: "bomb.log", content: Buffer.alloc(10_000_000), size: 5 },
    { name: "cut.log", packed: Buffer.from("zzz"), size: 5 },
  ]);
  writeFileSync(join(directory, "a.zip"), archive);
  writeFileSync(join(directory, "run.mjs"), program(outputs[0]!.path, join(directory, "a.zip")));
  const runtime = Bun.which("node") ?? process.execPath;
  const { stdout, stderr } = Bun.spawnSync([runtime, join(directory, "run.mjs")]);
  expect(stderr.toString()).toBe("");
  expect(JSON.parse(stdout.toString())).toEqual([
    [["latest.log", log.length]],
    [
      { name: "bomb.log", reason: "damaged" },
      { name: "cut.log", reason: "damaged" },
    ],
  ]);
});

const pythonZip = `import zipfile
with zipfile.ZipFile("a.zip", "w", zipfile.ZIP_DEFLATED) as z:
  with z.open("logs/日志.log", "w", force_zip64=True) as f: f.write(open("logs/latest.log", "rb").read())
  z.write("logs/latest.log")`;
const pythonTar = (format: string) => `import tarfile
with tarfile.open("a.tar.gz", "w:gz", format=tarfile.${format}) as t:
  t.add("logs/latest.log")
  t.add("logs/latest.log", "日志/" + "long/" * 40 + "日志.log")`;

/** What packs, the file, and the names that are found in it. */
const programs: [command: string[], file: string, names: string[]][] = [
  [["zip", "-q", "-r", "a.zip", "logs"], "a.zip", ["latest.log"]],
  [["zip", "-q", "-0", "a.zip", "logs/latest.log"], "a.zip", ["latest.log"]],
  [["sh", "-c", "cat logs/latest.log | zip -q -fz - - > a.zip"], "a.zip", ["-"]],
  [["tar", "cf", "a.tar", "logs"], "a.tar", ["latest.log"]],
  [["tar", "czf", "a.tgz", "--format=pax", "logs"], "a.tgz", ["latest.log"]],
  [["python3", "-c", pythonZip], "a.zip", ["latest.log", "日志.log"]],
  [["python3", "-c", pythonTar("PAX_FORMAT")], "a.tar.gz", ["latest.log", "日志.log"]],
  [["python3", "-c", pythonTar("GNU_FORMAT")], "a.tar.gz", ["latest.log", "日志.log"]],
];

test.each(programs.filter(([[program = ""]]) => Bun.which(program)))(
  "%j packs what is read",
  async (command, file, names) => {
    const directory = temporaryDirectory();
    mkdirSync(join(directory, "logs"));
    writeFileSync(join(directory, "logs/latest.log"), log);
    const { exitCode, stderr } = Bun.spawnSync(command, { cwd: directory });
    expect([exitCode, stderr.toString()]).toEqual([0, ""]);
    const { files } = await readArchive(new Uint8Array(readFileSync(join(directory, file))), limits);
    expect(files.map(({ name }) => name)).toEqual(names);
    for (const { bytes } of files) expect(new TextDecoder().decode(bytes)).toBe(log);
  },
);
