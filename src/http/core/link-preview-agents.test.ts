import { describe, expect, test } from "bun:test";
import { isLinkPreview } from "./link-preview-agents.ts";

describe("a link preview does not count as a view", () => {
  test.each([
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Slack-ImgProxy (+https://api.slack.com/robots)",
    "Twitterbot/1.0",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "TelegramBot (like TwitterBot)",
    "WhatsApp/2.23.20.0",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
    "http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.social/) Bot",
    "Synapse (bot; +https://github.com/matrix-org/synapse)",
    "DISCORDBOT/2.0",
  ])("%s", (userAgent) => {
    expect(isLinkPreview(userAgent)).toBe(true);
  });
});

describe("a reader is no preview", () => {
  test.each([
    null,
    "",
    "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) discord/0.0.290 Chrome/108 Electron/22 Safari/537.36",
    "curl/8.5.0",
    "Rocket Chat",
    `${"x".repeat(500)}Discordbot`,
  ])("%p", (userAgent) => {
    expect(isLinkPreview(userAgent)).toBe(false);
  });
});
