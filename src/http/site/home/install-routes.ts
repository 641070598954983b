import type { Routes } from "../../core/handler.ts";
import { askedLanguage } from "../../core/reader-language.ts";
import { fileHeaders, type HeaderList, ok, openerPolicy, ownResource, seeOther } from "../../core/replies.ts";
import type { PageFrame } from "../layout/page-frame.ts";
import { shareTargetPath, webManifest } from "./web-manifest.ts";

/**
 * What an installed site needs. Files from the system's menu for sharing are posted to `/share-target`, where the service
 * worker takes them and hands them to the form: the log stays on the device, is kept in memory alone, and goes through the
 * check for private data like every other. A request that reaches the server came while no worker was there. Its body is
 * not read, because nobody has been asked yet what of it is private; the start page says so, and starts the worker.
 */
export function installRoutes({ assets, site }: PageFrame): Routes {
  return {
    "/manifest.webmanifest": {
      errorFormat: "text",
      methods: {
        // Browsers ask for it without cookies: the address says the language.
        GET: (exchange) =>
          ok(
            webManifest(site, askedLanguage(exchange) ?? "en"),
            headersOf("application/manifest+json; charset=utf-8", "public, max-age=3600"),
          ),
      },
    },
    "/service-worker.js": {
      errorFormat: "text",
      methods: {
        GET: () => ok(assets.inline("service-worker.js").text, headersOf("text/javascript; charset=utf-8", "no-cache")),
      },
    },
    [shareTargetPath]: {
      errorFormat: "html",
      methods: { POST: () => seeOther("/?shared=missed", { ...openerPolicy }) },
    },
  };
}

function headersOf(type: string, caching: string): HeaderList {
  return { ...fileHeaders(type, caching, ownResource), ...openerPolicy };
}
