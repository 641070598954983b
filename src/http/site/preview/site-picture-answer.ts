import type { Site } from "../../../branding/site.ts";
import { homeWords } from "../../../i18n/home-words.ts";
import { Refusal } from "../../../wire/refusal.ts";
import { SingleFlightCache } from "../../core/cache/single-flight-cache.ts";
import { type Exchange, requesterOf } from "../../core/exchange.ts";
import type { Routes } from "../../core/handler.ts";
import { askedLanguage } from "../../core/reader-language.ts";
import { pictureAnswer, pictureHeaders } from "./picture-answer.ts";
import type { PreviewPool } from "./pool.ts";
import { brandOf, type PictureInput } from "./preview-input.ts";

/** Version of the designs: to be raised when a picture changes. */
const design = 1;
/** All of them together take about 100 KB. */
const cacheBytes = 4 * 1024 * 1024;

const icons: Readonly<Record<string, { pixels: number; isMaskable: boolean }>> = {
  "180.png": { pixels: 180, isMaskable: true },
  "192.png": { pixels: 192, isMaskable: false },
  "512.png": { pixels: 512, isMaskable: false },
  "maskable-512.png": { pixels: 512, isMaskable: true },
};

/** The pictures that stand for the site: its icons, and what chats show of a link to the start page. */
export function sitePictureRoutes(site: Site, pool: PreviewPool): Routes {
  const drawn = new SingleFlightCache<Uint8Array>(cacheBytes, (png) => png.length);
  const answer = (exchange: Exchange, key: string, input: PictureInput) =>
    pictureAnswer(exchange, pictureHeaders(`${key}-${design}-${site.version}`, "public, max-age=86400"), () =>
      drawn.get(key, requesterOf(exchange), (requester) => pool.run(input, { requester })),
    );
  return {
    "/icons/:id": {
      errorFormat: "text",
      isNoLookup: true,
      methods: {
        GET: (exchange) => {
          const icon = Object.hasOwn(icons, exchange.param) ? icons[exchange.param] : undefined;
          if (!icon) throw new Refusal(404, "There is no such icon.");
          return answer(exchange, exchange.param, { picture: "icon", ...icon, brand: brandOf(site, "en") });
        },
      },
    },
    "/preview.png": {
      errorFormat: "text",
      methods: {
        GET: (exchange) => {
          // The address alone decides: whoever follows a link sees the same.
          const language = askedLanguage(exchange) ?? "en";
          const { tagline, intro } = homeWords[language];
          const brand = brandOf(site, language);
          return answer(exchange, language, { picture: "start", language, tagline, intro, brand });
        },
      },
    },
  };
}
