import { describe, expect, test } from "bun:test";
import { analyse } from "../../../analysis/analyse.ts";
import type { LogCounts, LogId } from "../../../logs/ports.ts";
import type { Language } from "../../../words/language.ts";
import { fakeAssets } from "../../assets/fake-assets.ts";
import { logBlock } from "./log-block.ts";
import { logFooter, logPage } from "./log-page.ts";

const counts: LogCounts = {
  id: "23456789AB" as LogId,
  name: "latest.log",
  createdAt: Date.parse("2026-01-15T10:30:45.123Z"),
  size: 1234,
  views: 1234567,
  uniqueViews: 1000,
};

const whole = { text: "one\ntwo", shownLines: 2, lines: 2, isCut: false };

interface Changes {
  counts?: Partial<LogCounts>;
  excerpt?: typeof whole;
  language?: Language;
  /** What the analysis is made of; `null` for none. */
  log?: string | null;
}

function pageOf({ counts: changed, excerpt = whole, language = "en", log = excerpt.text }: Changes = {}): string {
  const analysis = log === null ? null : analyse(log);
  const parts = {
    language,
    counts: { ...counts, ...changed },
    block: logBlock(excerpt),
    analysis,
    origin: "https://l.example",
  };
  return logPage(fakeAssets, parts).join("|footer|");
}

const broken = `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[12:00:01] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)
[12:00:02] [Server thread/ERROR]: Could not load 'plugins/WorldGuard.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [WorldEdit]. Please download and install these plugins to run 'WorldGuard'.
`;

describe("the text of a log on its page", () => {
  test("is shown line by line, and is no markup", () => {
    expect(logBlock({ ...whole, text: "a <b> & 'c'\n\td" }).markup).toBe(
      '<pre class="lines" tabindex="0"><span><span id="L1" data-n="1">a &lt;b&gt; &amp; &#x27;c&#x27;\n</span><span id="L2" data-n="2">\td\n</span></span></pre>',
    );
  });

  test("keeps a line break that it begins with", () => {
    expect(logBlock({ ...whole, text: "\n\na" }).markup).toContain('<span id="L3" data-n="3">a\n</span>');
  });

  test("has the colours of its levels, with the lines that belong to a message", () => {
    const { markup } = logBlock({
      ...whole,
      text: "[12:00:00] [a/ERROR]: x\n\tat y\n[12:00:00] [a/WARN]: x\n[12:00:00] [a/INFO]: z",
    });
    const classes = [...markup.matchAll(/id="L\d"[^>]*>/g)].map(([tag]) => /class="([^"]*)"/.exec(tag)?.[1]);
    expect(classes).toEqual(["level-error", "level-error", "level-warning", undefined]);
  });

  test("is cut into pieces that the browser can pass over", () => {
    const { markup } = logBlock({ ...whole, text: "x\n".repeat(120) });
    expect(markup.match(/<span><span/g)).toHaveLength(3);
  });
});

describe("the page of a log", () => {
  test("tells its name, time, size and lines, and in its footer how often it was viewed", () => {
    const page = pageOf();
    expect(page).toContain('<bdi class="file-name">latest.log</bdi>');
    expect(page).toContain('<time datetime="2026-01-15T10:30:45.123Z">2026-01-15 10:30 UTC</time>');
    expect(page).toContain("<dt>Lines</dt><dd><bdi>2</bdi></dd>");
    expect(page).toContain("<dt>Size</dt><dd><bdi>1.2 KiB</bdi></dd>");
    expect(page).not.toContain("1,234,567");
    expect(logFooter("en", counts)).toContain("<span>1,234,567 views</span>\n<span>1,000 viewers</span>");
    expect(logFooter("en", { ...counts, views: 1, uniqueViews: 1 })).toContain(
      "<span>1 view</span>\n<span>1 viewer</span>",
    );
  });

  test("has the finding in its title, its previews and a card that leads to the line", () => {
    const page = pageOf({ log: broken });
    expect(page).toMatch(/<title>Paper 1\.20\.4 server log: [^<]*WorldGuard[^<]*WorldEdit[^<]* · Lectern<\/title>/);
    expect(page).toMatch(/<meta property="og:description" content="[^"]*WorldEdit/);
    expect(page).toContain('<meta property="og:image" content="https://l.example/23456789AB.png">');
    expect(page).toMatch(/class="finding severity-(fatal|error)" data-lines="[34]/);
    expect(page).toMatch(/<a class="line-link" href="#L[34]">Line [34]<\/a>/);
    expect(page).toContain('<ul class="advice"');
  });

  test("says when nothing is known to be wrong, and when it could not be explained", () => {
    expect(pageOf()).toContain("No known problem was found");
    expect(pageOf({ log: null })).toContain("could not be explained right now");
  });

  test("links to the raw text, the download and the summary", () => {
    const page = pageOf();
    expect(page).toContain('href="/raw/23456789AB"');
    expect(page).toContain('href="/raw/23456789AB?download"');
    expect(page).toContain('href="/23456789AB.md"');
  });

  test("keeps search engines away", () => {
    expect(pageOf()).toContain('<meta name="robots" content="noindex">');
  });

  test("quotes a hostile name and hostile findings", () => {
    const name = "\"><script>alert(1)</script>' onload=x ${";
    const page = pageOf({ counts: { name }, log: broken.replaceAll("WorldEdit", '"><img src=x>') });
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("<img src=x");
    expect(page).toContain("&quot;&gt;&lt;script&gt;");
  });

  test("says when it shows only the beginning, and where the rest is", () => {
    const page = pageOf({ excerpt: { text: "start\n", shownLines: 2000, lines: 123456, isCut: true } });
    expect(page).toContain("The first 2,000 of 123,456 lines.");
    expect(page).toContain('<a href="/raw/23456789AB">See the whole log</a>');
  });

  test("speaks Chinese", () => {
    const page = pageOf({ language: "zh-CN", log: broken });
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).toContain("Paper 1.20.4 服务器日志");
    expect(page).toContain("问题所在");
    expect(logFooter("zh-CN", counts)).toContain("浏览 1,234,567 次");
  });

  test.each([
    [0, "0 B"],
    [1023, "1,023 B"],
    [1024, "1 KiB"],
    [10 * 1024 * 1024, "10 MiB"],
  ])("shows %p bytes as %s", (size, text) => {
    expect(pageOf({ counts: { size } })).toContain(`<dd><bdi>${text}</bdi></dd>`);
  });
});
