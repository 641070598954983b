import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { siteOf } from "../../src/branding/site-of.ts";
import { type SiteFile, siteSchema } from "../../src/branding/site-schema.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&`;
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#00f"/></svg>';
const files: Record<string, Uint8Array<ArrayBuffer>> = {
  "logo.svg": new Uint8Array(Buffer.from(svg)),
  "badge.png": new Uint8Array(png),
};

const written: SiteFile = {
  name: { en: "Blocks & Logs", "zh-CN": "方块日志" },
  logo: "logo.svg",
  accent: "#0b54e0",
  notice: { text: { en: `Moved ${hostile}`, "zh-CN": "服务器已迁移" }, url: "/news" },
  footer: { en: `Run by ${hostile}`, "zh-CN": "由社区运营" },
  links: {
    imprint: "https://blocks.example/imprint?a=1&b=2",
    rules: "/rules",
    privacy: { en: "https://blocks.example/privacy", "zh-CN": "https://blocks.example/zh/privacy" },
    contact: "mailto:admin@blocks.example",
    deletion: "https://blocks.example/delete",
    source: "https://blocks.example/source",
  },
  filings: {
    icp: "京ICP备12345678号-1",
    publicSecurity: "京公网安备11010502030123号",
    publicSecurityBadge: "badge.png",
  },
  security: { contact: "mailto:security@blocks.example", policy: "https://blocks.example/policy" },
};
const site = siteOf(siteSchema.parse(written), (path) => files[path]!);

let branded: AppUnderTest;
let plain: AppUnderTest;
let log: string;
beforeAll(async () => {
  branded = await startApp({ site });
  plain = await startApp();
  log = (await branded.upload("[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4\n")).id;
});
afterAll(async () => {
  await branded.stop();
  await plain.stop();
});

const pages = () => ["/", `/${log}`, `/compare/${log}/${log}`, "/compare", "/docs", "/nothing-here"];

async function textOf(path: string, language: string): Promise<string> {
  return (await branded.page(path, { headers: { "Accept-Language": language } })).text();
}

describe("every page of a site with a name", () => {
  test("has the name, the notice, the links and the filing numbers, in the reader's language", async () => {
    for (const path of pages()) {
      const english = await textOf(path, "en");
      const note = path === "/" ? "" : '<span class="soft bar-note">Minecraft logs, explained</span>';
      expect(english).toContain(`<span>Blocks &amp; Logs</span>${note}</a>`);
      expect(english).toMatch(/<title>[^<]*Blocks &amp; Logs[^<]*<\/title>/);
      expect(english).toContain('<a href="/news">Moved ');
      expect(english).toContain('<a href="https://blocks.example/imprint?a=1&amp;b=2">Imprint</a>');
      expect(english).toContain('<a href="https://blocks.example/privacy">Privacy</a>');
      expect(english).toContain("Run by ");
      const chinese = await textOf(path, "zh-CN");
      expect(chinese).toMatch(/<title>[^<]*方块日志[^<]*<\/title>/);
      expect(chinese).toContain('<a href="/news">服务器已迁移</a>');
      expect(chinese).toContain('<a href="https://blocks.example/zh/privacy">隐私政策</a>');
      expect(chinese).toContain('<a href="/rules">用户协议</a>');
      expect(chinese).toContain("<span>由社区运营</span>");
      for (const page of [english, chinese]) {
        expect(page).toContain(
          '<a href="https://beian.miit.gov.cn/" rel="nofollow noopener" lang="zh-CN">京ICP备12345678号-1</a>',
        );
        expect(page).toContain('href="https://beian.mps.gov.cn/#/query/webSearch?code=11010502030123"');
        expect(page).toContain(
          `<img src="${site.filings[1]!.badge!.path}" alt="" height="20">京公网安备11010502030123号`,
        );
        expect(page.match(/<title>[^<]*<\/title>/)![0]).not.toContain("Lectern");
      }
    }
  });

  test("lets nothing that was set become markup", async () => {
    for (const path of pages()) {
      const page = await textOf(path, "en");
      expect(page).not.toContain("<script>alert");
      expect(page).not.toContain("<img src=x");
      expect(page).toContain("&lt;script&gt;alert(1)");
    }
  });

  test("has its colours, and a policy that allows that style and no other", async () => {
    for (const path of pages()) {
      const response = await branded.page(path);
      const page = await response.text();
      const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1]!);
      expect(styles.at(-1)).toContain("--accent:#0b54e0");
      const hashes = styles.map((text) => `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`);
      const policy = /style-src ([^;]*)/.exec(response.headers.get("content-security-policy")!)![1]!;
      expect(policy.split(" ").sort()).toEqual(["'self'", ...hashes].sort());
    }
  });
});

describe("what is not a page", () => {
  test("the logo and the badge come from this server, and cannot run anything", async () => {
    const logo = await branded.get(site.logo!.path);
    expect(logo.headers.get("content-type")).toBe("image/svg+xml");
    expect(logo.headers.get("content-security-policy")).toContain("sandbox");
    expect(await logo.text()).toBe(svg);
    const badge = await branded.get(site.filings[1]!.badge!.path);
    expect(badge.headers.get("content-type")).toBe("image/png");
    expect((await badge.bytes()).length).toBe(png.length);
    expect((await plain.get("/site-logo")).status).toBe(404);
  });

  test("previews, the picture, the summary and llms.txt follow", async () => {
    const page = await textOf(`/${log}`, "en");
    expect(page).toContain('<meta property="og:site_name" content="Blocks &amp; Logs">');
    const id = (await plain.upload("[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4\n")).id;
    const [own, others] = await Promise.all([branded.get(`/${log}.png`), plain.get(`/${id}.png`)]);
    expect([own.status, others.status]).toEqual([200, 200]);
    expect(Buffer.from(await own.bytes()).equals(Buffer.from(await others.bytes()))).toBe(false);
    expect(await (await branded.get(`/${log}.md`)).text()).toContain("What Blocks \\& Logs reads");
    expect(await (await branded.get("/llms.txt")).text()).toStartWith("# Blocks & Logs\n");
    expect(await (await branded.get("/favicon.svg")).text()).toContain("#0b54e0");
    expect(branded.failures).toEqual([]);
  });

  test("security.txt says whom to tell, until when", async () => {
    const response = await branded.get("/.well-known/security.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toContain("Contact: mailto:security@blocks.example\n");
    expect(text).toContain("Policy: https://blocks.example/policy\n");
    expect(text).toContain(`Canonical: ${branded.url}/.well-known/security.txt\n`);
    const days = (Date.parse(/Expires: (.*)\n/.exec(text)![1]!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(181);
    expect((await plain.get("/.well-known/security.txt")).status).toBe(404);
  });
});
