import type { Site } from "../../../branding/site.ts";
import { type HeaderList, openerPolicy } from "../../core/replies.ts";
import type { Assets } from "../assets/assets.ts";

/** What is around every page: the files it needs, and whose site it is. */
export class PageFrame {
  /** The operator's colours, as a style in the page itself; `null` for those of the styles. */
  readonly style: { text: string; hash: string } | null;
  readonly headers: HeaderList;
  readonly privateHeaders: HeaderList;
  /** The page of a log has its first script and its styles inline: it is painted sooner without a second round trip. */
  readonly logHeaders: HeaderList;
  readonly bundleHeaders: HeaderList;

  constructor(
    readonly assets: Assets,
    readonly site: Site,
  ) {
    const { css } = site.palette;
    this.style = css === "" ? null : { text: css, hash: hashOf(css) };
    const styles = this.style ? [this.style.hash] : [];
    this.headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": contentSecurityPolicy([], styles),
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer",
      ...openerPolicy,
      Vary: "Accept-Language, Cookie, Accept-Encoding",
    };
    this.privateHeaders = { ...this.headers, "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
    const script = assets.inline("start-early.js").hash;
    const ofLog = [assets.inline("log-page.css").hash, ...styles];
    // Programs get the log itself at the same address.
    const vary = `${this.headers["Vary"]}, Accept`;
    const withStyles = (hashes: string[]): HeaderList => ({
      ...this.privateHeaders,
      "Content-Security-Policy": contentSecurityPolicy([script], hashes),
      Vary: vary,
    });
    this.logHeaders = withStyles(ofLog);
    this.bundleHeaders = withStyles([assets.inline("bundle-part.css").hash, ...ofLog]);
  }
}

/**
 * Content Security Policy: only our own files and inline code with one of these hashes are loaded, and nothing can
 * frame the page.
 */
function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
}
