import {
  icpNumber,
  publicSecurityNumber,
  securityContact,
  siteColour,
  siteName,
  siteText,
  siteUrl,
} from "../../branding/site-schema.ts";
import { anyText, checkedBy, oneOf, wordList } from "../parsers.ts";
import { setting } from "../setting.ts";

/** Whose site it is. */
export const siteSettings = {
  siteFile: setting<string | null>({
    env: "SITE_FILE",
    default: "",
    parse: anyText,
    doc: "A JSON or TOML file with what makes the site yours: name, logo, accent colour, notice, footer, links, filing numbers, security.txt ([an example](deploy/site/site.example.toml)). The variables below win over it.",
  }),
  knownCrashes: setting({
    env: "KNOWN_CRASHES",
    default: "on",
    parse: oneOf(["off", "on", "public"]),
    doc: "Whether faults are counted over all logs, so that readers learn how often theirs was seen and what those logs have in common, once five different people have shared it. `public`: a page `/crashes` shows which are frequent. `off`: nothing is counted, and nothing told.",
  }),
  siteName: setting<string | null>({
    env: "SITE_NAME",
    default: "",
    parse: checkedBy(siteName),
    doc: "What the site is called, instead of Lectern.",
  }),
  siteLogo: setting<string | null>({
    env: "SITE_LOGO",
    default: "",
    parse: anyText,
    doc: "The path of its logo: an SVG or PNG of at most 256 KiB.",
  }),
  siteAccent: setting<string | null>({
    env: "SITE_ACCENT",
    default: "",
    parse: checkedBy(siteColour),
    doc: "The colour of links and buttons, such as `#1f4f8a`. One that would not be legible is refused at the start; the dark theme's is derived from it.",
  }),
  siteNotice: setting<string | null>({
    env: "SITE_NOTICE",
    default: "",
    parse: checkedBy(siteText),
    doc: "A notice above every page.",
  }),
  siteFooter: setting<string | null>({
    env: "SITE_FOOTER",
    default: "",
    parse: checkedBy(siteText),
    doc: "A text below every page, such as who runs the site.",
  }),
  sitePrivacyNote: setting<string | null>({
    env: "SITE_PRIVACY_NOTE",
    default: "",
    parse: checkedBy(siteText),
    doc: "A text that `/privacy` shows beside what the program does: who is responsible, where the server is.",
  }),
  hiddenWords: setting<string[]>({
    env: "HIDE_WORDS",
    default: "",
    parse: wordList,
    doc: "Words that are masked in every log that is shared here, with commas between: a name, the address of your server. Through every interface, and whether or not the sender asks for masks, so that such a log does not come back to the character.",
    isSecret: true,
  }),
  siteImprintUrl: setting<string | null>({
    env: "SITE_IMPRINT_URL",
    default: "",
    parse: checkedBy(siteUrl),
    doc: "A link to the imprint, below every page.",
  }),
  siteRulesUrl: setting<string | null>({
    env: "SITE_RULES_URL",
    default: "",
    parse: checkedBy(siteUrl),
    doc: "A link to the rules, below every page.",
  }),
  sitePrivacyUrl: setting<string | null>({
    env: "SITE_PRIVACY_URL",
    default: "",
    parse: checkedBy(siteUrl),
    doc: "A link to the privacy policy, below every page.",
  }),
  siteContactUrl: setting<string | null>({
    env: "SITE_CONTACT_URL",
    default: "",
    parse: checkedBy(siteUrl),
    doc: "A link to a contact (`mailto:` works, too), below every page.",
  }),
  siteDeletionUrl: setting<string | null>({
    env: "SITE_DELETION_URL",
    default: "",
    parse: checkedBy(siteUrl),
    doc: "A link to how to have a log deleted, below every page.",
  }),
  siteSourceUrl: setting<string | null>({
    env: "SITE_SOURCE_URL",
    default: "",
    parse: checkedBy(siteUrl),
    doc: "A link to the source code of this server, below every page.",
  }),
  siteIcpFiling: setting<string | null>({
    env: "SITE_ICP_FILING",
    default: "",
    parse: checkedBy(icpNumber),
    doc: "The ICP filing number (ICP 备案), such as `京ICP备12345678号-1`, shown with its link.",
  }),
  sitePublicSecurityFiling: setting<string | null>({
    env: "SITE_PUBLIC_SECURITY_FILING",
    default: "",
    parse: checkedBy(publicSecurityNumber),
    doc: "The filing number of the public security (公安备案), such as `京公网安备11010502030123号`, shown with its link.",
  }),
  securityContact: setting<string | null>({
    env: "SECURITY_CONTACT",
    default: "",
    parse: checkedBy(securityContact),
    doc: "Whom to tell of a security hole: a `mailto:` or `https:` address for `/.well-known/security.txt`, which is there only with it.",
  }),
};
