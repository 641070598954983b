/**
 * `npm run build [directory]`: the server as a few JavaScript files that need Bun and nothing else. `bun dist/main.js`
 * runs them.
 */
import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { threadEntries } from "../src/work/thread-entry.ts";
import { buildWeb } from "../web/build.ts";
import { writeFontLicences } from "./font-licences.ts";

const root = join(import.meta.dir, "..", "src");
const outdir = resolve(process.argv[2] ?? join(import.meta.dir, "..", "dist"));

// Only what an earlier build made: a directory that was named by mistake keeps everything else.
const entries = ["main.ts", ...threadEntries];
for (const entry of entries) await rm(join(outdir, outputOf(entry)), { force: true });

const { outputs } = await Bun.build({
  entrypoints: entries.map((entry) => join(root, entry)),
  root,
  outdir,
  target: "bun",
  // Each thread gets a file without imports: nothing of a bundle can be there only in part.
  splitting: false,
  // Fonts and what draws with them. Without a hash in their names, the next build replaces them.
  naming: { asset: "preview/[name].[ext]" },
});
await writeFontLicences(join(outdir, "preview"));
await buildWeb(join(outdir, "web"));
await cp(join(root, "..", "locales"), join(outdir, "locales"), { recursive: true });
for (const { path, size } of outputs) process.stdout.write(`${path} ${size} bytes\n`);

function outputOf(entry: string): string {
  return entry.replace(/\.ts$/, ".js");
}
