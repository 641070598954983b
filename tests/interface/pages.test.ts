import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, browserAccept, logOf, startApp, statsOf } from "../support/app-under-test.ts";
import { MemoryStore } from "../support/memory-store.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function pageOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await app.page(path, { headers });
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  return response.text();
}

function ownElements(page: string, name: string): { attributes: string; text: string }[] {
  const found = page.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, "gs"));
  return [...found].map(([, attributes, text]) => ({ attributes: attributes!, text: text! }));
}

const hashOf = (text: string) => `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;

describe("a log's page", () => {
  test("shows name, time, counts and the log, and counts one view", async () => {
    const { id, createdAt } = await app.upload("first line\nsecond line\n", "latest.log");
    const page = await pageOf(`/${id}`);
    expect(page).toContain("<title>latest.log · Lectern</title>");
    expect(page).toContain(`datetime="${createdAt}"`);
    expect(page).toContain('<span id="L1">first line\n</span><span id="L2">second line\n</span>');
    expect(await statsOf(app, id)).toMatchObject({ views: 1, uniqueViews: 1 });
    expect(await pageOf(`/${id}`)).toContain("<span>2 views</span>");
  });

  test("lets nothing in a log or its name become markup", async () => {
    const hostile = "</pre><script>alert(1)</script><img src=x onerror=alert(1)> & \" ' \u0000\u001b[31m";
    const { id } = await app.upload(hostile, '"><script>alert(2)</script>');
    const page = await pageOf(`/${id}`);
    expect(page.match(/<script/g)).toHaveLength(ownElements(page, "script").length);
    for (const { attributes, text } of ownElements(page, "script")) {
      expect(text === "" ? attributes : text).not.toContain("alert");
    }
    expect(page).not.toContain("<img src=x");
    expect(page).not.toContain("\u0000");
    expect(page).toContain("&lt;/pre&gt;&lt;script&gt;alert(1)");
  });

  test("keeps a line break at the log's beginning", async () => {
    const { id } = await app.upload("\n\nafter two breaks");
    expect(await pageOf(`/${id}`)).toContain('<span id="L3">after two breaks\n</span>');
  });

  test("shows the first 250 lines of a long log, and a link to the rest", async () => {
    const lines = Array.from({ length: 30_000 }, (_, i) => `line ${i + 1} of a long log`);
    const { id } = await app.upload(lines.join("\n"));
    const page = await pageOf(`/${id}`);
    expect(page).toContain("line 250 of a long log\n</span>");
    expect(page).not.toContain("line 251 of");
    expect(page).toContain("The first 250 of 30,000 lines.");
    expect(page).toContain(`<a href="/raw/${id}">See the whole log</a>`);
  });

  test("cuts an endless line between characters", async () => {
    const { id } = await app.upload("中".repeat(1_000_000));
    const page = await pageOf(`/${id}`);
    expect(page.length).toBeLessThan(600 * 1024);
    expect(page).not.toContain("\ufffd");
  });

  test("is for nobody's index, runs and loads only our own files, and is not framed", async () => {
    const { id } = await app.upload("x");
    const { headers } = await app.page(`/${id}`);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    const page = await (await app.page(`/${id}`)).text();
    const allowed = (kind: string) => [...(new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1]?.split(" ") ?? [])];
    const used = (element: string) => ownElements(page, element).filter(({ text }) => text !== "");
    // Whatever is in the page itself is allowed by its hash, and nothing else is.
    const scripts = used("script").filter(({ attributes }) => !attributes.includes('type="text/plain"'));
    expect(scripts.map(({ text }) => hashOf(text))).toEqual(allowed("script").slice(1));
    expect(used("style").map(({ text }) => hashOf(text))).toEqual(allowed("style").slice(1));
    for (const { attributes, text } of ownElements(page, "script")) {
      expect(text !== "" || attributes.includes(' src="/assets/')).toBe(true);
    }
    expect(page).not.toMatch(/<[^>]+ (?:style|on\w+)=/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    // Nothing to others; to ourselves, so that browsers tell where our own forms come from.
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });

  test.each([
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Slackbot-LinkExpanding 1.0",
    "Twitterbot/1.0",
  ])("does not count the link preview of %s", async (agent) => {
    const { id } = await app.upload("x");
    const preview = await app.get(`/${id}`, { headers: { "User-Agent": agent } });
    expect(preview.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect((await statsOf(app, id)).views).toBe(0);
  });

  test("that does not exist is a page with 404", async () => {
    for (const [path, title] of [
      ["/abcdefghjk", "This log does not exist"],
      ["/nope", "This log does not exist"],
      ["/s/abcdefghjk", "This log does not exist"],
      ["/some/where/else", "This page does not exist"],
    ] as const) {
      const response = await app.page(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`<h1>${title}</h1>`);
    }
  });

  test("names the address that it was asked for at, and is made once for all of them", async () => {
    const store = new MemoryStore();
    let reads = 0;
    const find = store.find.bind(store);
    store.find = (id) => {
      reads++;
      return find(id);
    };
    const subject = await startApp({ store });
    const { id } = await subject.upload("x");
    await (await subject.page(`/${id}`)).text();
    const readOnce = reads;
    for (const host of ["logs.example", "other.example:8080", "logs.example"]) {
      const page = await (await subject.page(`/${id}`, { headers: { Host: host } })).text();
      expect(page).toContain(`<meta property="og:url" content="http://${host}/${id}">`);
      expect(page).toContain(`&lt;http://${host}/${id}&gt;`);
      expect(page).not.toContain(".invalid");
    }
    expect(reads).toBe(readOnce);
    await subject.stop();
  });

  test("is compressed when asked to", async () => {
    const { id } = await app.upload("x".repeat(5000));
    const response = await app.page(`/${id}`, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toContain("xxxxx\n</span>");
  });
});

describe("the page of a hostile log", () => {
  const colourful = "\u001b[31ma\u001b[32mb".repeat(100);
  const traces = Array.from(
    { length: 300 },
    (_, i) => `java.lang.E${i}Exception: ${"<&>".repeat(80)}\n\tat a.b${i}.C.d(<<<<.java:1)`,
  );
  const plugins = Array.from(
    { length: 2000 },
    (_, i) => `[10:00:00 INFO]: [P${i}] Loading server plugin P${i}${"&".repeat(60)} v${"&".repeat(60)}`,
  );
  const hostile = [...Array.from({ length: 250 }, () => colourful), ...traces, ...plugins].join("\n");

  test("is not much more than two megabytes, and is sent whole in every encoding", async () => {
    const { id } = await app.upload(hostile);
    const page = await pageOf(`/${id}`, { "Accept-Encoding": "identity" });
    expect(page.length).toBeGreaterThan(500_000);
    expect(Buffer.byteLength(page)).toBeLessThan(2_200_000);
    expect(page).toEndWith("</footer>\n</body>\n</html>\n");
    expect(page).toMatch(/The first \d+ of 2,850 lines\./);
    const withoutFooter = (text: string) => text.slice(0, text.indexOf('<footer class="foot">'));
    for (const encoding of ["br", "gzip", "zstd"]) {
      const response = await app.page(`/${id}`, { headers: { "Accept-Encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      // As fast as its reader takes it: its length is not told before.
      expect(response.headers.get("content-length")).toBeNull();
      expect(withoutFooter(await response.text())).toBe(withoutFooter(page));
    }
    const last = await pageOf(`/${id}`, { "Accept-Encoding": "identity" });
    expect(last).toContain("<span>5 views</span>");
    const head = await app.page(`/${id}`, { method: "HEAD", headers: { "Accept-Encoding": "identity" } });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(last));
    expect((await statsOf(app, id)).views).toBe(5);
  });
});

describe("the start page", () => {
  test("speaks the reader's language", async () => {
    expect(await pageOf("/", { "Accept-Language": "da, en;q=0.5" })).toContain('<html lang="en">');
    const chinese = await pageOf("/", { "Accept-Language": "en;q=0.5, zh-SG;q=0.8" });
    expect(chinese).toContain('<html lang="zh-CN">');
    expect(chinese).toContain("永久保存");
  });

  test("has a form that shares what was typed, and leads to the log; a cookie keeps its token", async () => {
    const form = new FormData();
    form.set("content", "typed into the form");
    form.set("file", new File([], ""));
    form.set("name", "");
    const response = await app.get("/", {
      method: "POST",
      body: form,
      headers: { Accept: browserAccept },
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    const id = response.headers.get("location")!.slice(1);
    expect(await logOf(app, id)).toMatchObject({ content: "typed into the form", name: "" });
    const token = response.headers.get("lectern-token")!;
    expect(response.headers.get("set-cookie")).toBe(
      `owner=${token}; Path=/remove/${id}; Max-Age=31536000; HttpOnly; SameSite=Strict`,
    );
    expect(await pageOf(`/${id}`)).toContain(`<noscript><a class="report-link" href="/remove/${id}"`);
    expect(await pageOf(`/${id}`)).not.toContain(token);

    const Cookie = `lang=en; owner=${token}`;
    expect(await pageOf(`/remove/${id}`, { Cookie })).toContain(`<code class="token">${token}</code>`);
    expect(await pageOf(`/remove/${id}`)).not.toContain(token);
    const remove = () =>
      app.get(`/remove/${id}`, {
        method: "POST",
        body: "",
        headers: { Accept: browserAccept, Cookie, "Content-Type": "application/x-www-form-urlencoded" },
        redirect: "manual",
      });
    const removed = await remove();
    expect([removed.status, removed.headers.get("location")]).toEqual([303, `/${id}`]);
    expect(removed.headers.get("set-cookie")).toStartWith(`owner=; Path=/remove/${id}; Max-Age=0;`);
    // Pages that were read before may be there for another second, on other nodes.
    expect((await remove()).status).toBe(404);
  });

  test("without scripts, the owner removes a log with its token, and nobody else does", async () => {
    const { id } = await app.upload("shared by mistake");
    const other = await app.post("another log");
    const remove = (token: string, of = id) =>
      app.get(`/remove/${of}`, {
        method: "POST",
        body: new URLSearchParams({ token }),
        headers: { Accept: browserAccept, "Accept-Language": "zh-CN" },
      });
    expect(await pageOf(`/remove/${id}`)).toContain(`<form method="post" action="/remove/${id}"`);
    expect((await remove("")).status).toBe(400);
    const refused = await remove(other.headers.get("lectern-token")!);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("令牌不属于这份日志");
    expect((await logOf(app, id)).content).toBe("shared by mistake");
    const { id: mine } = (await other.json()) as { id: string };
    const removed = await remove(` ${other.headers.get("lectern-token")!}\n`, mine);
    expect(removed.status).toBe(303);
    expect(removed.headers.get("location")).toBe(`/${mine}`);
    expect(await (await app.page(`/${mine}`)).text()).toContain("The person who shared it removed it");
    expect((await remove("0".repeat(64), mine)).status).toBe(404);
    expect((await app.page(`/remove/${mine}`)).status).toBe(404);
  });

  test("answers what is wrong with a page", async () => {
    const form = new FormData();
    form.set("content", "  ");
    const response = await app.get("/", { method: "POST", body: form, headers: { Accept: browserAccept } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Content cannot be empty");
  });
});

test("robots are told what is not for them, and there is an icon", async () => {
  expect(await (await app.get("/robots.txt")).text()).toContain("Disallow: /raw/");
  expect((await app.get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
});

test("pages come in the theme that their reader chose", async () => {
  const { id } = await app.upload("a log\n");
  const other = await app.upload("another log\n");
  const paths = ["/", "/docs", `/${id}`, `/compare/${id}/${other.id}`, "/compare", "/nothing-here"];
  const tagOf = async (path: string, cookie: string) => {
    const answer = await app.get(path, { headers: { Accept: "text/html", Cookie: cookie } });
    expect(answer.headers.get("vary")).toContain("Cookie");
    return /<html[^>]*>/.exec(await answer.text())?.[0];
  };
  for (const path of paths) {
    expect(await tagOf(path, "theme=dark")).toBe('<html lang="en" data-theme="dark">');
    expect(await tagOf(path, "lang=zh-CN; theme=light")).toBe('<html lang="zh-CN" data-theme="light">');
    for (const none of ["a=b", 'theme="><script>', "theme=darker", "mytheme=dark"]) {
      expect(await tagOf(path, none)).toBe('<html lang="en">');
    }
  }
});

test("browsers need not start anew between our pages, and nobody else holds on to their window", async () => {
  const { id } = await app.upload("a log\n");
  for (const path of ["/", `/${id}`, "/docs", "/nothing-here", "/robots.txt"]) {
    const answer = await app.get(path, { headers: { Accept: "text/html" } });
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  }
});
