import { securityTextOf } from "../../branding/security-text.ts";
import type { Site, SiteImage } from "../../branding/site.ts";
import type { Clock } from "../../logs/ports.ts";
import type { Routes } from "../core/handler.ts";
import { originOf } from "../core/origin.ts";
import { fileHeaders, type HeaderList, ok, openerPolicy } from "../core/replies.ts";

/** What is there only if an operator has set it. */
export function operatorRoutes(site: Site, publicUrl: string | null, clock: Clock): Routes {
  const { logo, securityText } = site;
  const badge = site.filings.find((filing) => filing.badge !== null)?.badge ?? null;
  return {
    ...(logo && { "/site-logo": imageRoute(logo) }),
    ...(badge && { "/site-badge": imageRoute(badge) }),
    ...(securityText && {
      "/.well-known/security.txt": {
        errorFormat: "text",
        methods: {
          GET: (exchange) => {
            const origin = originOf(exchange, publicUrl);
            const text = securityTextOf(securityText, origin, clock.now());
            return ok(text, headersOf("text/plain; charset=utf-8", "public, max-age=86400"));
          },
        },
      },
    }),
  };
}

/** Its address changes with its content. An SVG can hold scripts: opened by itself, it is not allowed to run them. */
function imageRoute({ bytes, type }: SiteImage): Routes[string] {
  const headers: HeaderList = {
    ...headersOf(type, "public, max-age=31536000, immutable"),
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return { errorFormat: "html", methods: { GET: () => ok(bytes, headers) } };
}

function headersOf(type: string, caching: string): HeaderList {
  return { ...fileHeaders(type, caching), ...openerPolicy };
}
