import { remembered } from "./remembered.ts";

/**
 * Programs that fetch a page to show a preview of its link, when somebody posts it. Nobody has read the log then, so
 * they do not count as viewers. They identify themselves; whoever pretends to be one only goes uncounted.
 */
const names = [
  "Discordbot",
  "Slackbot",
  "Slack-ImgProxy",
  "Twitterbot",
  "facebookexternalhit",
  "Facebot",
  "TelegramBot",
  "WhatsApp",
  "LinkedInBot",
  "SkypeUriPreview",
  "Mastodon",
  "Iframely",
  "redditbot",
  "vkShare",
  "Viber",
  "Embedly",
  "Pinterestbot",
  "Bluesky Cardyb",
  "Synapse", // Matrix
  "Mattermost",
  "Rocket.Chat",
];

/** Whole words: a browser called "WhatsAppBrowser" has a person in front of it. */
const pattern = new RegExp(`\\b(?:${names.map((name) => name.replace(/[.]/g, "\\.")).join("|")})(?![a-z])`, "i");

export function isLinkPreview(userAgent: string | null): boolean {
  return userAgent !== null && isNamed(userAgent);
}

const isNamed = remembered((userAgent) => pattern.test(userAgent.slice(0, 500)));
