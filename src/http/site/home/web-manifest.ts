import { themes } from "../../../branding/palette.ts";
import type { Site } from "../../../branding/site.ts";
import { homeWords } from "../../../i18n/home-words.ts";
import type { Language } from "../../../i18n/language.ts";

/** Where the system's menu for sharing posts to. Only the service worker takes what is posted: see `install-routes.ts`. */
export const shareTargetPath = "/share-target";

const icons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** File managers have many names for the type of a `.log`. */
const acceptedFiles = [
  "text/*",
  "application/gzip",
  "application/x-gzip",
  "application/zip",
  "application/octet-stream",
  ".log",
  ".txt",
  ".gz",
  ".zip",
];

/** What makes the site an app that can be installed, and that files are sent to. */
export function webManifest(site: Site, language: Language): string {
  const name = site.name[language];
  const words = homeWords[language];
  return JSON.stringify({
    // The same app in every language.
    id: "/",
    name,
    short_name: name,
    description: words.intro,
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: themes.light.grounds[0],
    theme_color: themes.light.grounds[0],
    categories: ["utilities", "developer"],
    // An operator's logo has icons of its own.
    icons: site.logo ? icons.slice(1) : icons,
    share_target: {
      action: shareTargetPath,
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url", files: [{ name: "files", accept: acceptedFiles }] },
    },
  });
}
