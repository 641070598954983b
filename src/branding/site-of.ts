import { FileFault } from "../operator-files/parse.ts";
import { parseColour } from "./contrast.ts";
import { minContrast, type Palette, paletteOf } from "./palette.ts";
import type { SecurityText } from "./security-text.ts";
import { defaultSite, type Filing, linkKinds, localized, type Site, type SiteImage } from "./site.ts";
import type { SiteFile } from "./site-schema.ts";

const icpOffice = "https://beian.miit.gov.cn/";
const publicSecurityOffice = "https://beian.mps.gov.cn/#/query/webSearch?code=";
const maxImageBytes = 256 * 1024;

/** Reads an image; its path is as the file of the site says it. */
export type ReadImage = (path: string) => Uint8Array<ArrayBuffer>;

/** From what a file and the environment say to what is shown. Throws a `FileFault`. */
export function siteOf(file: SiteFile, readImage: ReadImage): Site {
  const { name, logo, notice, footer, privacyNote, links = {}, security } = file;
  const site: Omit<Site, "version"> = {
    name: name === undefined ? defaultSite.name : localized(name),
    logo: logo === undefined ? null : imageOf("logo", "/site-logo", readImage(logo)),
    palette: paletteFor(file),
    notice: notice === undefined ? null : noticeOf(notice),
    footer: footer === undefined ? null : localized(footer),
    privacyNote: privacyNote === undefined ? null : localized(privacyNote),
    links: linkKinds.flatMap((kind) => {
      const url = links[kind];
      return url === undefined ? [] : [{ kind, url: localized(url) }];
    }),
    filings: filingsOf(file, readImage),
    securityText: security === undefined ? null : securityOf(security),
  };
  const images = [site.logo, ...site.filings.map(({ badge }) => badge)].map((image) => image?.path);
  return { ...site, version: shortHash(JSON.stringify([file, images])) };
}

function noticeOf(notice: NonNullable<SiteFile["notice"]>): Site["notice"] {
  if (typeof notice === "string" || !isWithUrl(notice)) return { text: localized(notice), url: null };
  return { text: localized(notice.text), url: notice.url === undefined ? null : localized(notice.url) };
}

type Notice = Exclude<NonNullable<SiteFile["notice"]>, string>;

function isWithUrl(notice: Notice): notice is Extract<Notice, { text: unknown }> {
  return "text" in notice;
}

function paletteFor({ accent, accentDark }: SiteFile): Palette {
  if (accent === undefined) {
    if (accentDark !== undefined) throw new FileFault("accentDark needs accent beside it.");
    return defaultSite.palette;
  }
  const palette = paletteOf(parseColour(accent)!, accentDark === undefined ? null : parseColour(accentDark));
  if (!("legible" in palette)) return palette;
  const key = palette.theme === "light" ? "accent" : "accentDark";
  throw new FileFault(
    `${key} ${key === "accent" ? accent : accentDark} has a contrast of ${palette.contrast.toFixed(1)} on ${palette.ground}, ` +
      `but text needs ${minContrast}. Of the same hue, ${palette.legible} has enough.`,
  );
}

function filingsOf({ filings = {} }: SiteFile, readImage: ReadImage): Filing[] {
  const { icp, publicSecurity, publicSecurityBadge } = filings;
  if (publicSecurityBadge !== undefined && publicSecurity === undefined) {
    throw new FileFault("filings.publicSecurityBadge needs filings.publicSecurity beside it.");
  }
  const badge = publicSecurityBadge;
  return [
    ...(icp === undefined ? [] : [{ text: icp, url: icpOffice, badge: null }]),
    ...(publicSecurity === undefined
      ? []
      : [
          {
            text: publicSecurity,
            url: publicSecurityOffice + /\d+/.exec(publicSecurity)![0],
            badge: badge === undefined ? null : imageOf("filings.publicSecurityBadge", "/site-badge", readImage(badge)),
          },
        ]),
  ];
}

function securityOf(security: NonNullable<SiteFile["security"]>): SecurityText {
  const { contact, expires, policy = null, encryption = null, acknowledgments = null } = security;
  return {
    contact: typeof contact === "string" ? [contact] : contact,
    expires: expires === undefined ? null : Date.parse(expires),
    policy,
    encryption,
    acknowledgments,
  };
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function imageOf(what: string, path: string, bytes: Uint8Array<ArrayBuffer>): SiteImage {
  if (bytes.length > maxImageBytes) {
    throw new FileFault(`${what} has ${bytes.length} bytes, but may have ${maxImageBytes} (256 KiB).`);
  }
  const isPng = Buffer.from(bytes.subarray(0, pngSignature.length)).equals(pngSignature);
  const isSvg = /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE[^>]*>\s*)?<svg[\s>]/.test(
    Buffer.from(bytes).toString("utf8"),
  );
  if (!isPng && !isSvg) throw new FileFault(`${what} is neither an SVG nor a PNG.`);
  return { path: `${path}?v=${shortHash(bytes)}`, type: isPng ? "image/png" : "image/svg+xml", bytes };
}

function shortHash(content: string | Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(content).digest("hex").slice(0, 12);
}
