import { type Language, languages } from "../../../i18n/language.ts";
import type { Requester } from "../../../work/requester.ts";
import { type CacheMeter, SingleFlightCache } from "../../core/cache/single-flight-cache.ts";
import type { PreviewInput } from "./preview-input.ts";

/** In all languages together. A picture takes about 45 KB. */
const cacheBytes = 16 * 1024 * 1024;

/** The pictures of logs: drawn once for all who ask, and kept while there is room. */
export class PreviewImages {
  private readonly made: SingleFlightCache<Uint8Array>;

  constructor(
    private readonly pool: { run(input: PreviewInput, options: { requester: Requester }): Promise<Uint8Array> },
    limit = cacheBytes,
    meter?: CacheMeter,
  ) {
    this.made = new SingleFlightCache<Uint8Array>(limit, (png) => png.length, meter);
  }

  /** `key`: the log, and all that may change what is drawn of it. */
  of(
    key: string,
    language: Language,
    requester: Requester,
    input: (shared: Requester) => Promise<PreviewInput>,
  ): Promise<Uint8Array> {
    return this.made.get(`${key}:${language}`, requester, async (shared) =>
      this.pool.run(await input(shared), { requester: shared }),
    );
  }

  forget(key: string): void {
    for (const language of languages) this.made.forget(`${key}:${language}`);
  }
}
