import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { defaultSite } from "../branding/site.ts";
import { ConfigError, readConfig } from "../config/config.ts";
import { loadSite } from "./site.ts";

const directory = temporaryDirectory();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#00f"/></svg>';
await Bun.write(join(directory, "logo.svg"), svg);
await Bun.write(join(directory, "notes.txt"), "no picture");

async function siteFrom(name: string, text: string, environment: Record<string, string> = {}) {
  const path = join(directory, name);
  await Bun.write(path, text);
  return loadSite(readConfig({ SITE_FILE: path, ...environment }));
}

describe("the site", () => {
  test("is Lectern's where nothing is set", () => {
    expect(loadSite(readConfig({}))).toBe(defaultSite);
  });

  test("is read from TOML and from JSON alike", async () => {
    const toml = `
name = { en = "Blocks", zh-CN = "方块日志" }
logo = "logo.svg"
accent = "#0b54e0"
footer = "Run by the Blocks community"
[notice]
text = "Moved to a new machine"
url = "/news"
[links]
imprint = "https://blocks.example/imprint"
privacy = { en = "https://blocks.example/privacy", zh-CN = "https://blocks.example/zh/privacy" }
contact = "mailto:admin@blocks.example"
[filings]
icp = "京ICP备12345678号-1"
publicSecurity = "京公网安备11010502030123号"
publicSecurityBadge = "logo.svg"
[security]
contact = ["mailto:security@blocks.example"]
expires = 2027-01-01T00:00:00Z
`;
    const json = {
      name: { en: "Blocks", "zh-CN": "方块日志" },
      logo: "logo.svg",
      accent: "#0b54e0",
      footer: "Run by the Blocks community",
      notice: { text: "Moved to a new machine", url: "/news" },
      links: {
        imprint: "https://blocks.example/imprint",
        privacy: { en: "https://blocks.example/privacy", "zh-CN": "https://blocks.example/zh/privacy" },
        contact: "mailto:admin@blocks.example",
      },
      filings: {
        icp: "京ICP备12345678号-1",
        publicSecurity: "京公网安备11010502030123号",
        publicSecurityBadge: "logo.svg",
      },
      security: { contact: ["mailto:security@blocks.example"], expires: "2027-01-01T00:00:00Z" },
    };
    const site = await siteFrom("site.toml", toml);
    const { version, ...rest } = site;
    expect(await siteFrom("site.json", JSON.stringify(json))).toMatchObject(rest);
    expect(site.name["zh-CN"]).toBe("方块日志");
    expect(site.links.map(({ kind }) => kind)).toEqual(["imprint", "privacy", "contact"]);
    expect(site.filings[1]).toMatchObject({
      url: "https://beian.mps.gov.cn/#/query/webSearch?code=11010502030123",
      badge: { type: "image/svg+xml" },
    });
    expect(site.securityText?.expires).toBe(Date.parse("2027-01-01T00:00:00Z"));
  });

  test("is another version when its logo is another", async () => {
    const first = await siteFrom("a.json", '{"logo": "logo.svg"}');
    await Bun.write(join(directory, "logo.svg"), svg.replace("#00f", "#f00"));
    const second = await siteFrom("a.json", '{"logo": "logo.svg"}');
    expect(second.version).not.toBe(first.version);
    expect(second.logo!.path).not.toBe(first.logo!.path);
  });

  test("takes from the environment what is set there, over the file", async () => {
    const environment = {
      SITE_NAME: "Other",
      SITE_PRIVACY_URL: "/privacy",
      SITE_ICP_FILING: "沪ICP备11111111号",
      SECURITY_CONTACT: "https://blocks.example/security",
    };
    const site = await siteFrom("b.json", '{"name": "File", "links": {"imprint": "/imprint"}}', environment);
    expect(site.name.en).toBe("Other");
    expect(site.links.map(({ url }) => url.en)).toEqual(["/imprint", "/privacy"]);
    expect(site.filings.map(({ text }) => text)).toEqual(["沪ICP备11111111号"]);
    expect(site.securityText?.contact).toEqual(["https://blocks.example/security"]);
  });
});

describe("a mistake ends the start with a sentence that names it", () => {
  test.each<[name: string, text: string, sentence: string]>([
    ["c.json", '{"nmae": "Blocks"}', 'there is no "nmae"; did you mean "name"?'],
    ["c.json", '{"links": {"imprnt": "/a"}}', 'links has no "imprnt"; did you mean "imprint"?'],
    ["c.json", '{"name": 5}', "name must be a name, or one for each language"],
    ["c.json", '{"name": {"tlh": "Blocks"}}', "tlh"],
    ["c.json", '{"name": "a\\nb"}', "must be one line, without control characters"],
    [
      "c.json",
      '{"links": {"rules": "javascript:alert(1)"}}',
      "links.rules must be an https:, http: or mailto: address",
    ],
    ["c.json", '{"links": {"rules": "//evil.example"}}', "links.rules must be"],
    ["c.json", '{"links": {"rules": "data:text/html,x"}}', "links.rules must be"],
    ["c.json", '{"links": {"rules": "https://user:pass@a.example"}}', "links.rules must be"],
    ["c.json", '{"accent": "blue"}', "accent must be a colour"],
    ["c.json", '{"accent": "#ffff00"}', "accent #ffff00 has a contrast of 1.0"],
    ["c.json", '{"accent": "#0b54e0", "accentDark": "#000000"}', "accentDark #000000 has a contrast of"],
    ["c.json", '{"filings": {"icp": "12345"}}', "filings.icp must be an ICP filing number"],
    ["c.json", '{"filings": {"publicSecurity": "<b>"}}', "filings.publicSecurity must be"],
    ["c.json", '{"security": {"contact": "admin"}}', "security.contact must be a mailto:, https: or tel: address"],
    ["c.json", '{"logo": "missing.png"}', "missing.png does not exist"],
    ["c.json", '{"logo": "notes.txt"}', "logo is neither an SVG nor a PNG"],
    ["c.json", '{"name": "Blocks",}', "is no JSON: line 1, column"],
    ["c.json", "[]", "it must be an object"],
    ["c.toml", 'name = "Blocks', "is no TOML: "],
  ])("%s %s", async (name, text, sentence) => {
    const error = await siteFrom(name, text).then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect(error!.message).toContain(sentence);
    expect(error!.message).toStartWith("SITE_FILE: ");
    expect(error!.message).toMatch(/[^.?][.?]$/);
  });

  test("in the environment", () => {
    const load = (environment: Record<string, string>) => () => loadSite(readConfig(environment));
    expect(load({ SITE_ACCENT: "yellow" })).toThrow('SITE_ACCENT is "yellow", but must be a colour such as "#1f6f4a".');
    expect(load({ SITE_ACCENT: "#ff0" })).toThrow("SITE_ACCENT: accent #ff0 has a contrast of");
    expect(load({ SITE_LOGO: "none.svg" })).toThrow(/^SITE_LOGO: .*none\.svg does not exist/);
    expect(load({ SITE_LOGO: join(directory, "notes.txt") })).toThrow("SITE_LOGO: logo is neither an SVG nor a PNG");
    expect(load({ SITE_PRIVACY_URL: "javascript:1" })).toThrow("SITE_PRIVACY_URL is");
    expect(load({ SITE_FILE: join(directory, "none.json") })).toThrow("none.json does not exist");
    expect(load({ SITE_FILE: directory })).toThrow("is a folder");
  });
});

test("the example is right", () => {
  const path = join(import.meta.dir, "../../deploy/site/site.example.toml");
  const site = loadSite(readConfig({ SITE_FILE: path }));
  expect(site.links).toHaveLength(6);
  expect(site.filings).toHaveLength(2);
});
