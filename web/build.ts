import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { languages } from "../src/i18n/language.ts";
import { wordedScripts, wordsScript } from "../src/i18n/script-words.ts";

const web = import.meta.dir;
export const buildDirectory = join(web, "build");

/** What pages ask for by name. Everything else is loaded by one of these. */
const entries = {
  "home.js": "home/main.ts",
  "log.js": "log/main.ts",
  "docs.js": "docs/main.ts",
  "theme.js": "theme.ts",
  "start-early.js": "log/start-early.ts",
  "service-worker.js": "install/service-worker.ts",
  "search-worker.js": "log/searching/worker.ts",
  "privacy-worker.js": "home/privacy-worker.ts",
  "shortening-worker.js": "home/shortening-worker.ts",
  "unpacking-worker.js": "home/unpacking-worker.ts",
  "home-page.css": "styles/home-page.css",
  "compare-page.css": "styles/compare-page.css",
  "form-page.css": "styles/form-page.css",
  "docs-page.css": "styles/docs-page.css",
  "error-page.css": "styles/error-page.css",
  "log-page.css": "styles/log-page.css",
  "bundle-part.css": "styles/bundle-part.css",
  "log-live.css": "styles/log-live.css",
  "log-panel.css": "styles/log-panel.css",
  "log-print.css": "styles/log-print.css",
} as const;

/** `entries`: from the name that pages use to the file, which has its hash in its name. */
interface WebManifest {
  entries: Record<string, string>;
  files: string[];
}

interface BuiltWeb {
  files: { file: string; bytes: number }[];
}

/** Compressed once and as well as possible: these bytes are sent many times. */
const encoders = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  zst: (bytes: Uint8Array) => Bun.zstdCompressSync(bytes as Uint8Array<ArrayBuffer>, { level: 19 }),
  // Browsers accept nothing else over plain HTTP, and some proxies ask for nothing else.
  gz: (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }),
};

/** Files get their names by what is in them, so builds that run at the same time write the same. The manifest is last. */
export async function buildWeb(directory = buildDirectory): Promise<BuiltWeb> {
  await mkdir(directory, { recursive: true });
  const outputs: Output[] = [];
  for (const group of [browserModules, loneModules, plainScripts, workers, styles])
    outputs.push(...(await bundle(group)));
  outputs.push(...wordFiles());
  const manifest: WebManifest = { entries: {}, files: [] };
  const files: BuiltWeb["files"] = [];
  for (const { file, bytes, entry } of outputs) {
    await put(directory, file, bytes);
    const earlier = await encodingsOf(file, bytes);
    for (const [suffix, encode] of Object.entries(encoders)) {
      await put(directory, `${file}.${suffix}`, (await earlier(suffix)) ?? encode(bytes));
    }
    if (entry) manifest.entries[entry] = file;
    manifest.files.push(file);
    files.push({ file, bytes: bytes.length });
  }
  await put(directory, "manifest.json", Buffer.from(JSON.stringify(manifest)));
  await removeOthers(directory, manifest);
  return { files };
}

type EntryName = keyof typeof entries;
const names = Object.keys(entries) as EntryName[];
/** Plain scripts, which run where they stand. They keep their names to themselves. */
const plainScripts: readonly EntryName[] = ["start-early.js", "service-worker.js"];
const workers = names.filter((name) => name.endsWith("-worker.js") && !plainScripts.includes(name));
const styles = names.filter((name) => name.endsWith(".css"));
/** So small that a file shared with others would cost more than it saves. */
const loneModules: readonly EntryName[] = ["theme.js"];
const others = [...workers, ...styles, ...plainScripts, ...loneModules];
const browserModules = names.filter((name) => !others.includes(name));

interface Output {
  file: string;
  bytes: Uint8Array;
  entry: string | null;
}

/** The words of each page's scripts, a file for each language: a browser loads one of them. */
function wordFiles(): Output[] {
  return wordedScripts.flatMap((script) =>
    languages.map((language) => {
      const bytes = new TextEncoder().encode(wordsScript(script, language));
      const hash = Bun.hash(bytes).toString(36).padStart(8, "0");
      const file = `${script}-words-${language.toLowerCase()}-${hash}.js`;
      return { file, bytes, entry: `${script}-words.${language}.js` };
    }),
  );
}

/** Modules of pages share what both load; the others are one file each. */
async function bundle(chosen: readonly EntryName[]): Promise<Output[]> {
  const groups = chosen === browserModules ? [chosen] : chosen.map((name) => [name]);
  const outputs: Output[] = [];
  for (const group of groups) {
    const { outputs: built } = await Bun.build({
      entrypoints: group.map((name) => join(web, entries[name])),
      root: web,
      target: "browser",
      format: chosen === plainScripts ? "iife" : "esm",
      minify: true,
      splitting: group.length > 1,
      publicPath: "/assets/",
      naming: { entry: "[dir]/[name]-[hash].[ext]", chunk: "part-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    });
    const named = built.map((output) => {
      const path = output.path.replace(/^\.?\//, "");
      const entry = output.kind === "entry-point" || output.kind === "asset" ? entryOf(path, group) : null;
      return { output, path, entry, file: entry ? basename(entry).replace(".", `-${output.hash}.`) : basename(path) };
    });
    for (const { output, file, entry } of named) {
      let text = await output.text();
      // A part that is loaded later asks for the entry it shares code with under the name that the bundler gave it.
      for (const other of named) text = text.replaceAll(`/assets/${other.path}`, `/assets/${other.file}`);
      outputs.push({ file, bytes: new TextEncoder().encode(text), entry });
    }
  }
  return outputs;
}

function entryOf(path: string, group: readonly EntryName[]): EntryName | null {
  const stem = path.replace(/-[^-/]+\.\w+$/, "");
  return group.find((name) => entries[name].replace(/\.\w+$/, "") === stem) ?? null;
}

/**
 * Compressing takes most of the time of a build, and most files are as they were: what the last build in the usual
 * directory made of the same bytes is taken over.
 */
async function encodingsOf(file: string, bytes: Uint8Array): Promise<(suffix: string) => Promise<Uint8Array | null>> {
  const plain = await read(join(buildDirectory, file));
  if (plain === null || !Buffer.from(bytes).equals(plain)) return () => Promise.resolve(null);
  return (suffix) => read(join(buildDirectory, `${file}.${suffix}`));
}

function encodedNames(file: string): string[] {
  return Object.keys(encoders).map((suffix) => `${file}.${suffix}`);
}

function read(path: string): Promise<Uint8Array | null> {
  return Bun.file(path)
    .bytes()
    .catch(() => null);
}

async function put(directory: string, file: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(directory, `${file}.${process.pid}.tmp`);
  await Bun.write(temporary, bytes);
  await rename(temporary, join(directory, file));
}

/** What an earlier build left behind. */
async function removeOthers(directory: string, { files }: WebManifest): Promise<void> {
  const kept = new Set(["manifest.json", ...files.flatMap((file) => [file, ...encodedNames(file)])]);
  for (const file of await readdir(directory)) {
    if (!kept.has(file) && !file.endsWith(".tmp")) await rm(join(directory, file), { force: true });
  }
}
