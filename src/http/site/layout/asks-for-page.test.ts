import { describe, expect, test } from "bun:test";
import { asksForPage } from "./asks-for-page.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const discord = "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)";
const java = "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2";

type Sent = Record<string, string>;

describe("the page is for", () => {
  test.each<[string, Sent]>([
    ["Firefox", { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "User-Agent": browser }],
    ["a browser behind a proxy that hides it", { Accept: "text/html" }],
    ["a text browser", { Accept: "text/plain, Text/HTML; charset=utf-8 ; q=0.5" }],
    ["Discord's preview, whatever it accepts", { "User-Agent": discord, Accept: "image/png" }],
    ["a preview without a wish", { "User-Agent": "Twitterbot/1.0" }],
    ["a preview that nobody knows", { "User-Agent": "Mozilla/5.0 (compatible; SomeChatPreview/1.0)", Accept: "*/*" }],
    ["a crawler without a wish", { "User-Agent": browser }],
  ])("%s", (_, headers) => {
    expect(asksForPage(new Headers(headers))).toBe(true);
  });
});

describe("the log itself is for", () => {
  test.each<[string, Sent]>([
    ["nobody in particular", {}],
    ["curl", { Accept: "*/*", "User-Agent": "curl/8.5.0" }],
    ["wget", { Accept: "*/*", "User-Agent": "Wget/1.24.5" }],
    ["PowerShell", { "User-Agent": "Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.22621" }],
    ["OkHttp", { "User-Agent": "okhttp/4.12.0" }],
    ["a plugin with its own name", { "User-Agent": "luckperms" }],
    ["Java's own client", { Accept: java, "User-Agent": "Java/1.8.0_402" }],
    ["Java's own client under another name", { Accept: java, "User-Agent": "spark-plugin" }],
    ["a newer Java", { Accept: "text/html, image/gif, image/jpeg, */*; q=0.2", "User-Agent": "Java/21" }],
    ["a program that reads text", { Accept: "text/plain" }],
    ["a program that reads JSON first", { Accept: "application/json, text/plain, */*" }],
    ["a program that wants no HTML", { Accept: "text/html;q=0, */*" }],
    ["a script on another page", { Accept: "*/*", "User-Agent": browser, Origin: "https://editor.example" }],
  ])("%s", (_, headers) => {
    expect(asksForPage(new Headers(headers))).toBe(false);
  });
});
