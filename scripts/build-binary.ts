/**
 * `npm run build:binary [-- options]`: server, pages and command line as one executable that needs nothing else.
 *
 *   --target NAME   for another platform, such as bun-linux-x64; may be given several times
 *   --all           for every platform below
 *   --outdir DIR    where to put it; `dist/binary/` if not given
 *
 * Bun loads its runtime for another platform from npm's registry once, and keeps it.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { threadEntries } from "../src/work/thread-entry.ts";
import { buildWeb } from "../web/build.ts";
import { platformOf } from "./executable-platform.ts";
import { writeFontLicences } from "./font-licences.ts";

/** What an executable of a target says it is for. */
const targets = {
  "bun-linux-x64": "Linux x64",
  "bun-linux-arm64": "Linux arm64",
  "bun-linux-x64-musl": "Linux x64",
  "bun-linux-arm64-musl": "Linux arm64",
  "bun-darwin-x64": "macOS x64",
  "bun-darwin-arm64": "macOS arm64",
  "bun-windows-x64": "Windows x64",
  "bun-windows-arm64": "Windows arm64",
} as const;
type Target = keyof typeof targets;

const root = join(import.meta.dir, "..");

class CannotBuild extends Error {}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      target: { type: "string", multiple: true, default: [] },
      all: { type: "boolean", default: false },
      outdir: { type: "string", default: join(root, "dist", "binary") },
    },
  });
  const chosen = values.all ? (Object.keys(targets) as Target[]) : values.target.map(asTarget);
  const outdir = resolve(values.outdir);
  const temporary = await mkdtemp(join(tmpdir(), "lectern-binary-"));
  try {
    // The directory's name is the one that the files have inside.
    const web = join(temporary, "web");
    await buildWeb(web);
    for (const target of chosen.length > 0 ? chosen : [null]) await build(target, outdir, web);
    await writeFontLicences(outdir);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function asTarget(name: string): Target {
  if (Object.hasOwn(targets, name)) return name as Target;
  throw new CannotBuild(`there is no target ${name}. There are: ${Object.keys(targets).join(", ")}`);
}

/** `null`: for this machine. */
async function build(target: Target | null, outdir: string, web: string): Promise<void> {
  const isWindows = target?.startsWith("bun-windows") ?? process.platform === "win32";
  const name = `lectern${target === null ? "" : target.slice("bun".length)}${isWindows ? ".exe" : ""}`;
  const outfile = join(outdir, name);
  const started = performance.now();
  try {
    await Bun.build({
      entrypoints: ["main.ts", ...threadEntries].map((entry) => join(root, "src", entry)),
      root: join(root, "src"),
      target: "bun",
      // Names stay: a failure in somebody's log should say where it happened.
      minify: { whitespace: true, syntax: true },
      // Costs seven megabytes, and halves the time to start.
      bytecode: true,
      format: "esm",
      compile: {
        ...(target === null ? {} : { target }),
        outfile,
        assets: [web, join(root, "locales")],
        // The directory that it is started in may belong to anybody: it must not change what the program does.
        autoloadDotenv: false,
        autoloadBunfig: false,
      },
    });
  } catch (error) {
    throw new CannotBuild(`${name} could not be built: ${reasonOf(error)}`);
  }
  const platform = platformOf(await Bun.file(outfile).slice(0, 4096).bytes());
  if (target !== null && platform !== targets[target]) {
    throw new CannotBuild(`${outfile} should be for ${targets[target]}, and is for ${platform ?? "nothing known"}`);
  }
  const megabytes = (Bun.file(outfile).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${outfile} ${platform} ${megabytes} MB, ${seconds} s\n`);
}

function reasonOf(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error];
  const reason = errors.map((one) => (one as { message?: string }).message ?? String(one)).join("; ");
  if (!reason.includes("Failed to download")) return reason;
  return `${reason}. Bun's runtime for another platform comes from registry.npmjs.org, which must be reachable once`;
}

try {
  await main();
} catch (error) {
  const isOption = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof CannotBuild) && !isOption) throw error;
  process.stderr.write(`build:binary: ${(error as Error).message}\n`);
  process.exit(1);
}
