import { join } from "node:path";
import type { Language } from "../../../i18n/language.ts";
import type { WordedScript } from "../../../i18n/script-words.ts";
import { encodedHeaders } from "../../answers/kept-answer.ts";
import { chooseEncoding } from "../../core/accept-encoding.ts";
import type { Exchange } from "../../core/exchange.ts";
import { fileHeaders, type HeaderList, ok, ownResource } from "../../core/replies.ts";

/** As `web/build.ts` writes it. */
interface Manifest {
  entries: Record<string, string>;
  files: string[];
}

export interface InlineAsset {
  text: string;
  hash: string;
}

interface AssetFile {
  headers: HeaderList;
  inline: InlineAsset;
  identity: Blob;
  br: Blob;
  zstd: Blob;
  gzip: Blob;
}

export type AssetName =
  | `${WordedScript}-words.${Language}.js`
  | "home.js"
  | "log.js"
  | "docs.js"
  | "theme.js"
  | "start-early.js"
  | "service-worker.js"
  | "search-worker.js"
  | "privacy-worker.js"
  | "shortening-worker.js"
  | "unpacking-worker.js"
  | "home-page.css"
  | "compare-page.css"
  | "form-page.css"
  | "docs-page.css"
  | "error-page.css"
  | "log-page.css"
  | "bundle-part.css"
  | "log-live.css"
  | "log-panel.css"
  | "log-print.css";

const types: Record<string, string> = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" };

/** What browsers load beside the pages. A file has its hash in its name, so it never changes and is kept for good. */
export class Assets {
  private constructor(
    private readonly entries: Record<string, string>,
    private readonly files: ReadonlyMap<string, AssetFile>,
  ) {}

  static async load(directory: string): Promise<Assets> {
    const manifest = (await Bun.file(join(directory, "manifest.json")).json()) as Manifest;
    const files = new Map<string, AssetFile>();
    for (const name of manifest.files) files.set(name, await loadFile(directory, name));
    return new Assets(manifest.entries, files);
  }

  /** Where a page finds it. */
  path(name: AssetName): string {
    const file = this.entries[name];
    if (!file) throw new Error(`${name} was not built`);
    return `/assets/${file}`;
  }

  /** For the markup of a page, which then need not wait for it. `hash`: as a page's policy has it. */
  inline(name: AssetName): InlineAsset {
    return this.files.get(this.path(name).slice("/assets/".length))!.inline;
  }

  answer(exchange: Exchange): Response | null {
    const file = this.files.get(exchange.param);
    if (!file) return null;
    const encoding = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    return ok(file[encoding], encodedHeaders(file.headers, encoding));
  }
}

async function loadFile(directory: string, name: string): Promise<AssetFile> {
  const blob = async (suffix: string) => new Blob([await Bun.file(join(directory, name + suffix)).bytes()]);
  const type = types[name.replace(/^.*\./, "")] ?? "application/octet-stream";
  return {
    headers: {
      ...fileHeaders(type, "public, max-age=31536000, immutable", ownResource),
      Vary: "Accept-Encoding",
    },
    inline: inlined(await Bun.file(join(directory, name)).text()),
    identity: await blob(""),
    br: await blob(".br"),
    zstd: await blob(".zst"),
    gzip: await blob(".gz"),
  };
}

function inlined(text: string): InlineAsset {
  return { text, hash: `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'` };
}
