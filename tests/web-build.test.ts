import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Language, languages } from "../src/i18n/language.ts";
import { wordedScripts } from "../src/i18n/script-words.ts";
import { webDirectory } from "../src/server-commands/web-files.ts";
import { type AppUnderTest, startApp } from "./support/app-under-test.ts";

interface Manifest {
  entries: Record<string, string>;
  files: string[];
}

let directory: string;
let manifest: Manifest;
let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  directory = await webDirectory();
  manifest = (await Bun.file(join(directory, "manifest.json")).json()) as Manifest;
});
afterAll(() => app.stop());

/** What a file loads, sooner or later, and the file itself. */
async function loaded(entry: string, seen = new Set<string>()): Promise<Set<string>> {
  const file = manifest.entries[entry] ?? entry;
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = await Bun.file(join(directory, file)).text();
  for (const [, needed] of text.matchAll(/\b(?:from|import)\s*\(?\s*"\/assets\/([^"]+)"/g)) {
    await loaded(needed!, seen);
  }
  return seen;
}

async function gzippedBytes(files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += Bun.gzipSync(await Bun.file(join(directory, file)).bytes()).length;
  return bytes;
}

test("all the JavaScript that a log's page can ever load is at most 130 KB", async () => {
  const files = await loaded("log.js");
  for (const entry of ["start-early.js", "search-worker.js", "log-words.en.js"]) await loaded(entry, files);
  const bytes = await gzippedBytes(files);
  expect(files.size).toBeGreaterThan(3);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(130_000);
});

test("a page loads the styles that it uses, and not those of others", async () => {
  const sheets = ["home", "compare", "docs", "error", "log"];
  const own = { home: ".home-head", compare: ".compare-head", docs: ".docs-nav", log: ".viewer-frame" };
  for (const kind of sheets) {
    const text = await Bun.file(join(directory, manifest.entries[`${kind}-page.css`]!)).text();
    expect(text.length).toBeLessThan(21_000);
    for (const [other, rule] of Object.entries(own))
      expect([kind, other, text.includes(rule)]).toEqual([kind, other, kind === other]);
    // Written so that older browsers understand it, and the minimap, which reads colours by their names.
    expect(text).not.toContain("light-dark(");
  }
});

test("what is put into pages cannot end the element that it is in", async () => {
  for (const entry of ["start-early.js", "log-page.css"]) {
    const text = await Bun.file(join(directory, manifest.entries[entry]!)).text();
    expect(text).not.toMatch(/<\/(?:script|style)|<!--/i);
  }
});

describe("what browsers load", () => {
  const types: Record<string, string> = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" };

  test("is kept for good, and comes as it is, in Brotli, in Zstandard and in gzip", async () => {
    expect(manifest.files.length).toBeGreaterThan(5);
    expect(Object.values(manifest.entries).every((file) => manifest.files.includes(file))).toBe(true);
    for (const file of manifest.files) {
      const bytes = Buffer.from(await Bun.file(join(directory, file)).bytes());
      for (const [encoding, decode] of [
        ["identity", (body: Uint8Array) => body],
        ["br", brotliDecompressSync],
        ["zstd", Bun.zstdDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const init = { headers: { "Accept-Encoding": encoding }, decompress: false };
        const answer = await app.get(`/assets/${file}`, init);
        const sent = Buffer.from(await answer.arrayBuffer());
        expect(answer.status).toBe(200);
        expect(answer.headers.get("content-type")).toBe(types[file.replace(/^.*\./, "")]!);
        expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
        expect(answer.headers.get("vary")).toContain("Accept-Encoding");
        expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
        expect(bytes.equals(decode(sent))).toBe(true);
        if (encoding !== "identity" && bytes.length > 1000) expect(sent.length).toBeLessThan(bytes.length);
      }
    }
  });

  test("has its hash in its name, and nothing else is served beside it", async () => {
    for (const file of manifest.files) expect(file).toMatch(/^[a-z-]+-[a-z0-9]{8,}\.(js|css)$/);
    const hashless = manifest.entries["log.js"]!.replace(/-[a-z0-9]+\.js$/, ".js");
    for (const name of [hashless, "manifest.json", `${manifest.files[0]}.br`, "..%2Fpackage.json", ""]) {
      const answer = await app.get(`/assets/${name}`);
      expect({ name, status: answer.status }).toEqual({ name, status: 404 });
    }
  });

  test("names no other host", async () => {
    for (const file of manifest.files) {
      const text = await Bun.file(join(directory, file)).text();
      const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([^\s"'`/)]+)/g)].map(([, host]) => host);
      // The SVG namespace, and a link in an error message of a library. Rules have hosts in their samples and advice.
      const known = file.startsWith("shortening-worker-")
        ? ["example.org", "adoptium.net", "www.w3.org"]
        : ["www.w3.org"];
      expect(hosts.filter((host) => !known.includes(host!))).toEqual([]);
    }
  });
});

describe("the words of scripts", () => {
  const withHan = new Set<Language>(["zh-CN", "zh-TW", "ja"]);

  test("are in no script but their own, a file for each language", async () => {
    const others = manifest.files.filter((file) => file.endsWith(".js") && !/-words-|-worker-/.test(file));
    for (const script of wordedScripts) {
      for (const language of languages) {
        const entry = `${script}-words.${language}.js`;
        const text = await Bun.file(join(directory, manifest.entries[entry]!)).text();
        expect(text).toStartWith(`window.scriptWords={"language":"${language}",`);
        // Others have Han letters of their own.
        const isChinese = /\p{Script=Han}/u.test(text);
        if (!/^(?:zh-TW|ja|ko)$/.test(language))
          expect({ entry, isChinese }).toEqual({ entry, isChinese: withHan.has(language) });
      }
    }
    for (const file of others) {
      const text = await Bun.file(join(directory, file)).text();
      expect({ file, hasWords: /隐私信息|private data|快捷键|Keyboard shortcuts/.test(text) }).toEqual({
        file,
        hasWords: false,
      });
    }
  });
});
