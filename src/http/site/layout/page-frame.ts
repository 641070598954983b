import type { Site } from "../../../branding/site.ts";
import { languageVary } from "../../core/reader-language.ts";
import { type HeaderList, openerPolicy, ownResource } from "../../core/replies.ts";
import type { Assets } from "../assets/assets.ts";

/** What no page of ours asks a browser for, and nothing that gets into one should be able to. */
const unused = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(", ");

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
      "Content-Security-Policy": contentSecurityPolicy([], styles, ["lectern"]),
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      // Nothing to other sites. Without it to ourselves, browsers would send our own forms with the origin "null".
      "Referrer-Policy": "same-origin",
      "Permissions-Policy": permissionsPolicy,
      ...ownResource,
      ...openerPolicy,
      Vary: `${languageVary}, Accept-Encoding`,
    };
    this.privateHeaders = { ...this.headers, "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
    const script = assets.inline("start-early.js").hash;
    const ofLog = [assets.inline("log-page.css").hash, ...styles];
    // Programs get the log itself at the same address.
    const vary = `${this.headers["Vary"]}, Accept`;
    const withStyles = (hashes: string[]): HeaderList => ({
      ...this.privateHeaders,
      "Content-Security-Policy": contentSecurityPolicy([script], hashes, ["lectern", "lectern-early"]),
      Vary: vary,
    });
    this.logHeaders = withStyles(ofLog);
    this.bundleHeaders = withStyles([assets.inline("bundle-part.css").hash, ...ofLog]);
  }
}

/**
 * Content Security Policy: only our own files and inline code with one of these hashes are loaded, nothing can frame the
 * page, and its scripts make markup and workers of texts through these policies alone (`web/page/trusted-types.ts`).
 */
function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  policies: readonly string[],
): string {
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
    "require-trusted-types-for 'script'",
    ["trusted-types", ...policies].join(" "),
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
}
