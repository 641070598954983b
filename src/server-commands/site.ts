import { dirname, resolve } from "node:path";
import { defaultSite, type Site } from "../branding/site.ts";
import { siteOf } from "../branding/site-of.ts";
import { type SiteFile, siteSchema } from "../branding/site-schema.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { FileFault, parseOperatorFile } from "../operator-files/parse.ts";
import { readFileBytes, readOperatorFile } from "../operator-files/read.ts";

/** The site as its operator wants it: the file, and over it what the environment says. */
export function loadSite(config: Config): Site {
  const { siteFile } = config;
  try {
    const written = siteFile === null ? {} : parseOperatorFile(siteFile, readOperatorFile(siteFile), siteSchema);
    const file = withEnvironment(written, config);
    if (Object.keys(file).length === 0) return defaultSite;
    const directory = siteFile === null ? "." : dirname(siteFile);
    // A path in the environment is one of the working directory, as every other there.
    return siteOf(file, (path) => readFileBytes(resolve(path === config.siteLogo ? "." : directory, path)));
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new ConfigError(`${whereSaid(error.message, config)}: ${error.message}`);
  }
}

/** The environment wins over the file, so what is wrong may not stand in the file at all. */
function whereSaid(sentence: string, { siteFile, siteLogo, siteAccent }: Config): string {
  const isOfLogo = siteLogo !== null && (sentence.startsWith("logo ") || sentence.includes(resolve(siteLogo)));
  if (isOfLogo) return "SITE_LOGO";
  const isOfAccent = siteAccent !== null && sentence.startsWith("accent ");
  return isOfAccent || siteFile === null ? "SITE_ACCENT" : "SITE_FILE";
}

function withEnvironment(file: SiteFile, config: Config): SiteFile {
  const set = <Value>(value: Value | null, key: string) => (value === null ? {} : { [key]: value });
  const links = {
    ...file.links,
    ...set(config.siteImprintUrl, "imprint"),
    ...set(config.siteRulesUrl, "rules"),
    ...set(config.sitePrivacyUrl, "privacy"),
    ...set(config.siteContactUrl, "contact"),
    ...set(config.siteDeletionUrl, "deletion"),
    ...set(config.siteSourceUrl, "source"),
  };
  const filings = {
    ...file.filings,
    ...set(config.siteIcpFiling, "icp"),
    ...set(config.sitePublicSecurityFiling, "publicSecurity"),
  };
  const contact = config.securityContact;
  return {
    ...file,
    ...set(config.siteName, "name"),
    ...set(config.siteLogo, "logo"),
    ...set(config.siteAccent, "accent"),
    ...set(config.siteNotice, "notice"),
    ...set(config.siteFooter, "footer"),
    ...set(config.sitePrivacyNote, "privacyNote"),
    ...(Object.keys(links).length > 0 && { links }),
    ...(Object.keys(filings).length > 0 && { filings }),
    ...(contact !== null && { security: { ...file.security, contact } }),
  };
}
