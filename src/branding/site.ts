import { type InSomeLanguages, inEveryLanguage, type Language } from "../i18n/language.ts";
import { defaultPalette, type Palette } from "./palette.ts";
import type { SecurityText } from "./security-text.ts";

/** Whose site it is: what its operator says of it, checked and ready to be shown. */
export interface Site {
  name: Localized;
  logo: SiteImage | null;
  palette: Palette;
  notice: { text: Localized; url: Localized | null } | null;
  footer: Localized | null;
  /** What the operator adds to the page about privacy. */
  privacyNote: Localized | null;
  links: SiteLink[];
  filings: Filing[];
  securityText: SecurityText | null;
  /** Changes whenever anything of the site changes. */
  version: string;
}

export type Localized = Record<Language, string>;

/** In the order in which they are shown. */
export const linkKinds = ["imprint", "rules", "privacy", "contact", "deletion", "source"] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface SiteLink {
  kind: LinkKind;
  url: Localized;
}

/** A number that sites in China have to show, with a link to the office that gave it. */
export interface Filing {
  text: string;
  url: string;
  badge: SiteImage | null;
}

export interface SiteImage {
  /** On this server. Changes with the content, so that it can be kept by browsers. */
  path: string;
  type: "image/svg+xml" | "image/png";
  bytes: Uint8Array<ArrayBuffer>;
}

export const defaultName = "Lectern";

/** What an operator wrote in one way for all, or in some languages: the others read one of those. */
export function localized(text: string | InSomeLanguages<string>): Localized {
  return inEveryLanguage(typeof text === "string" ? { en: text } : text);
}

export const defaultSite: Site = {
  name: localized(defaultName),
  logo: null,
  palette: defaultPalette,
  notice: null,
  footer: null,
  privacyNote: null,
  links: [],
  filings: [],
  securityText: null,
  version: "default",
};
