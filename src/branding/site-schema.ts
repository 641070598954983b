import { z } from "zod";
import { type Language, languages } from "../i18n/language.ts";
import { lineOfText as text } from "../operator-files/line-of-text.ts";
import { parseColour } from "./contrast.ts";

/** What a site's file may say. Its JSON Schema for editors is made of this, too. */

const maxText = 2000;

function inLanguages<Value extends z.ZodType>(one: Value, what: string) {
  const shape = Object.fromEntries(languages.map((language) => [language, one.optional()]));
  const each = z
    .strictObject(shape as Record<Language, z.ZodOptional<Value>>)
    .refine((value) => Object.keys(value).length > 0, "must have at least one language");
  return z.union([one, each], { error: () => `must be ${what}, or one for each language: { "en": …, "zh-CN": … }` });
}

export const siteName = text(60, "a name");
export const siteText = text(maxText, "a text");

const linkSentence = "must be an https:, http: or mailto: address, or a path of this site such as /rules";
export const siteUrl = text(500, "an address").refine(isLink, linkSentence);
export const siteColour = text(7, "a colour").refine(
  (value) => parseColour(value) !== null,
  'must be a colour such as "#1f6f4a"',
);
export const icpNumber = text(60, "a filing number").refine(
  (value) => /^[\p{Script=Han}A-Za-z]{1,4}\s?ICP\s?[备证]\s?[\dA-Za-z-]+\s?号?(?:-\d+)?$/u.test(value),
  "must be an ICP filing number such as 京ICP备12345678号-1",
);
export const publicSecurityNumber = text(60, "a filing number").refine(
  (value) => /^\p{Script=Han}公网安备\s?\d{8,20}\s?号?$/u.test(value),
  "must be a filing number such as 京公网安备11010502030123号",
);
const file = text(500, "the path of a file");
export const securityContact = text(500, "an address").refine(
  (value) => /^(?:https:\/\/|mailto:|tel:)\S+$/.test(value) && URL.canParse(value),
  "must be a mailto:, https: or tel: address",
);
const securityUrl = text(500, "an address").refine(
  (value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value),
  "must be an https: address",
);

const link = inLanguages(siteUrl, "an address");

export const siteSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: inLanguages(siteName, "a name").optional().meta({ description: "What the site is called." }),
    logo: file.optional().meta({ description: "An SVG or PNG of at most 256 KiB, beside this file." }),
    accent: siteColour.optional().meta({ description: "The colour of links and buttons; legible on light grounds." }),
    accentDark: siteColour.optional().meta({ description: "The same for the dark theme. Without it, it is derived." }),
    notice: z
      .union(
        [
          inLanguages(siteText, "a text"),
          z.strictObject({ text: inLanguages(siteText, "a text"), url: link.optional() }),
        ],
        {
          error: () => "must be a text, one for each language, or { text, url }",
        },
      )
      .optional()
      .meta({ description: "Stands above every page." }),
    footer: inLanguages(siteText, "a text")
      .optional()
      .meta({ description: "Stands below every page: who runs the site." }),
    privacyNote: inLanguages(siteText, "a text").optional().meta({
      description: "What /privacy says beside what the program does: who is responsible, where the server is.",
    }),
    links: z
      .strictObject({
        imprint: link.optional(),
        rules: link.optional(),
        privacy: link.optional(),
        contact: link.optional(),
        deletion: link.optional(),
        source: link.optional().meta({ description: "Where the source code of this server is." }),
      })
      .optional()
      .meta({ description: "Stand below every page." }),
    filings: z
      .strictObject({
        icp: icpNumber.optional().meta({ description: "ICP 备案, such as 京ICP备12345678号-1." }),
        publicSecurity: publicSecurityNumber
          .optional()
          .meta({ description: "公安备案, such as 京公网安备11010502030123号." }),
        publicSecurityBadge: file.optional().meta({ description: "Its badge, an SVG or PNG beside this file." }),
      })
      .optional()
      .meta({ description: "What sites in China have to show." }),
    security: z
      .strictObject({
        contact: z.union([securityContact, z.array(securityContact).min(1).max(10)], {
          error: () => "must be a mailto:, https: or tel: address, or a list of them",
        }),
        expires: z.iso.datetime({ error: "must be a time such as 2027-01-01T00:00:00Z" }).optional(),
        policy: securityUrl.optional(),
        encryption: securityUrl.optional(),
        acknowledgments: securityUrl.optional(),
      })
      .optional()
      .meta({ description: "What /.well-known/security.txt says." }),
  })
  .meta({ title: "The site of a Lectern server" });

export type SiteFile = z.output<typeof siteSchema>;

/** A path of this site, or an address of a scheme that is safe to follow. */
function isLink(value: string): boolean {
  if (/[\s\\]/.test(value)) return false;
  if (value.startsWith("/")) return !value.startsWith("//");
  const url = URL.parse(value);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (url.protocol === "mailto:") return url.pathname.includes("@");
  return (url.protocol === "https:" || url.protocol === "http:") && /^https?:\/\//i.test(value);
}
