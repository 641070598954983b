import { describe, expect, test } from "bun:test";
import { fakeAssets } from "../../../../tests/support/fake-assets.ts";
import { analysisWith, findingWith } from "../../../../tests/support/sample-analysis.ts";
import { analyse } from "../../../analysis/analyse.ts";
import { defaultSite } from "../../../branding/site.ts";
import type { Language } from "../../../i18n/language.ts";
import { type LogCounts, type LogDetails, type LogId, noDetails } from "../../../logs/ports.ts";
import { PageFrame } from "../layout/page-frame.ts";
import { logBlock } from "./log-block.ts";
import { logDiagnosis } from "./log-diagnosis.ts";
import { logFooter, logPage } from "./log-page.ts";

const counts: LogCounts = {
  id: "23456789AB" as LogId,
  name: "latest.log",
  createdAt: Date.parse("2026-01-15T10:30:45.123Z"),
  size: 1234,
  views: 1234567,
  uniqueViews: 1000,
};

const frame = new PageFrame(fakeAssets, defaultSite);
const whole = { text: "one\ntwo", shownLines: 2, lines: 2, isCut: false };

interface Changes {
  counts?: Partial<LogCounts>;
  details?: Partial<LogDetails>;
  excerpt?: typeof whole;
  language?: Language;
  /** What the analysis is made of; `null` for none. */
  log?: string | null;
}

function pageOf({
  counts: changed,
  details,
  excerpt = whole,
  language = "en",
  log = excerpt.text,
}: Changes = {}): string {
  const analysis = log === null ? null : analyse(log);
  const parts = {
    language,
    counts: { ...counts, ...changed },
    details: { ...noDetails, ...details },
    block: logBlock(excerpt),
    analysis,
    known: null,
    origin: "https://l.example",
    bundle: null,
    mayHaveNames: false,
  };
  return logPage(frame, parts).join("|footer|");
}

const broken = `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[12:00:01] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)
[12:00:02] [Server thread/ERROR]: Could not load 'plugins/WorldGuard.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [WorldEdit]. Please download and install these plugins to run 'WorldGuard'.
`;

describe("the text of a log on its page", () => {
  test("is shown line by line, and is no markup", () => {
    expect(logBlock({ ...whole, text: "a <b> & 'c'\n\td" }).markup).toBe(
      '<pre class="lines" tabindex="0"><span data-n="1\n2"><span id="L1">a &lt;b&gt; &amp; &#x27;c&#x27;\n</span><span id="L2">\td\n</span></span></pre>',
    );
  });

  test("keeps a line break that it begins with", () => {
    expect(logBlock({ ...whole, text: "\n\na" }).markup).toContain('<span id="L3">a\n</span>');
  });

  test("has one row for each line, whatever stands in it", () => {
    const { markup } = logBlock({ ...whole, text: "10%\r20%\u202830%\r\n\u001b[31m40%\r50%" });
    expect(markup).toContain('<span id="L1">10%\ufffd20%\ufffd30%\n</span>');
    expect(markup).toContain("40%\ufffd50%");
  });

  test("leaves as much room for the numbers as the whole log needs", () => {
    const classOf = (lines: number) => /<pre class="([^"]*)"/.exec(logBlock({ ...whole, lines }).markup)?.[1];
    expect(classOf(999)).toBe("lines");
    expect(classOf(1000)).toBe("lines digits-4");
    expect(classOf(10_000_000)).toBe("lines digits-8");
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
    const pieces = (lines: number) => logBlock({ ...whole, text: "x\n".repeat(lines) }).markup.match(/<span data-n/g);
    expect(pieces(40)).toHaveLength(1);
    expect(pieces(90)).toHaveLength(3);
  });

  test("has in a `noscript` what is not in sight at first", () => {
    const short = logBlock({ ...whole, text: "x\n".repeat(40) }).markup;
    expect(short).not.toContain("noscript");
    const { markup } = logBlock({ ...whole, text: "x\n".repeat(42) });
    expect(markup).toContain(
      '</span></span><noscript><span data-n="41\n42"><span id="L41">x\n</span><span id="L42">x\n</span></span></noscript></pre>',
    );
  });

  test("is cut where its colours would make it megabytes", () => {
    const line = "\u001b[31ma\u001b[42mb".repeat(85);
    const { markup, shownLines, isCut } = logBlock({
      text: `${line}\n`.repeat(250),
      shownLines: 250,
      lines: 300,
      isCut: true,
    });
    expect(markup.length).toBeLessThanOrEqual(1_000_100);
    expect(shownLines).toBeLessThan(250);
    expect(markup.match(/<span id="L/g)).toHaveLength(shownLines);
    expect(isCut).toBe(true);
    expect(markup.match(/<span/g)).toHaveLength(markup.match(/<\/span>/g)!.length);
  });
});

describe("the page of a log", () => {
  test("tells its name, time, size and lines, and in its footer how often it was viewed", () => {
    const page = pageOf();
    expect(page).toContain("<h1><bdi>latest.log</bdi></h1>");
    expect(page).toContain('<time data-local datetime="2026-01-15T10:30:45.123Z">2026-01-15 10:30 UTC</time>');
    expect(page).toContain("<dt>Lines</dt><dd><bdi>2</bdi></dd>");
    expect(page).toContain("<dt>Size</dt><dd><bdi>1.2 KiB</bdi></dd>");
    expect(page).not.toContain("1,234,567");
    expect(logFooter("en", counts, null)(counts)).toContain("<span>1,234,567 views</span>\n<span>1,000 viewers</span>");
    expect(logFooter("en", counts, null)({ views: 1, uniqueViews: 1 })).toContain(
      "<span>1 view</span>\n<span>1 viewer</span>",
    );
  });

  test("has the finding in its title, its previews and a card that leads to the line", () => {
    const page = pageOf({ log: broken });
    expect(page).toMatch(/<title>Paper 1\.20\.4 server log: [^<]*WorldGuard[^<]*WorldEdit[^<]* · Lectern<\/title>/);
    expect(page).toMatch(/<meta property="og:description" content="[^"]*WorldEdit/);
    expect(page).toContain('<meta property="og:image" content="https://l.example/23456789AB.png">');
    expect(page).toMatch(/class="finding verdict severity-(fatal|error)" data-lines="[34]/);
    expect(page).toContain('<a class="line-link" href="#L4"><bdi>Line 4</bdi></a>');
    expect(page).toContain(
      "<bdi>org.<wbr>bukkit.<wbr>plugin.<wbr>UnknownDependencyException: Unknown/missing dependency plugins",
    );
    expect(page).toContain('<ul class="advice"');
  });

  test("says when nothing is known to be wrong, and when it could not be explained", () => {
    expect(pageOf({ log: "[10:00:00] [main/INFO]: all is well\n" })).toContain("No known problem was found");
    expect(pageOf()).toContain("This does not look like a log of Minecraft");
    expect(pageOf({ log: null })).toContain("could not be explained right now");
  });

  test("does not say of a log that stops during the start that it ran", () => {
    const starting = analyse(
      [
        "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11",
        "[10:04:40] [main/INFO]: Loading 3 mods:",
        "",
      ].join("\n"),
    );
    const { text } = logDiagnosis(starting, counts.id, "en");
    expect(text).toContain("<h3>The log stops during the start");
    expect(text).not.toContain("It ran for");
    expect(text).toContain('<p class="finding-reason">');
  });

  test("tells how many problems have no room on it, and where they are", () => {
    const many = (count: number) => {
      const findings = Array.from({ length: count }, (_, i) => findingWith(`problem ${i}`, { code: `code-${i}` }));
      return logDiagnosis(analysisWith({}, { findings }), counts.id, "en").text;
    };
    expect(many(60)).not.toContain("/api/insights/");
    const page = many(72);
    expect(page.match(/<(?:li|div) class="finding /g)).toHaveLength(60);
    expect(page).toContain('and 12 more that do not fit here: <a href="/api/insights/23456789AB?lang=en">');
  });

  test("keeps problems with endless messages from filling it", () => {
    const endless = "<".repeat(10_000);
    const findings = Array.from({ length: 60 }, (_, i) =>
      findingWith("", {
        code: i % 2 ? "mod-crash" : "plugin-crash",
        parameters: { mod: `${i}${endless}`, plugin: `${i}${endless}` },
      }),
    );
    const page = logDiagnosis(analysisWith({}, { findings }), counts.id, "en").text;
    expect(page.length).toBeLessThan(210_000);
    expect(page).toMatch(/and \d+ more that do not fit/);
  });

  test("previews a log without problems by what it is and how much is in it", () => {
    const fine = `${broken.split("\n").slice(0, 2).join("\n")}\n[12:00:03] [Server thread/WARN]: odd\n[12:00:04] [Server thread/INFO]: Done (3.100s)! For help, type "help"\n[12:09:04] [Server thread/INFO]: Stopping server\n`;
    const descriptionOf = (page: string) => /<meta property="og:description" content="([^"]*)"/.exec(page)![1];
    expect(descriptionOf(pageOf({ log: fine }))).toBe(
      "Minecraft 1.20.4, Paper 496. No known problem was found in this log. 0 errors, 1 warning, 5 lines.",
    );
    expect(descriptionOf(pageOf({ log: fine, language: "zh-CN" }))).toBe(
      "Minecraft 1.20.4，Paper 496。未在此日志中发现已知问题。0 个错误，1 个警告，5 行。",
    );
    expect(descriptionOf(pageOf({ log: "[10:00:00] [main/INFO]: all is well\nso it is" }))).toBe(
      "No known problem was found in this log. 2 lines.",
    );
    expect(descriptionOf(pageOf({ log: null }))).toBe("latest.log");
  });

  test("lets nothing turn the writing of previews, and cuts them between characters", () => {
    const name = `\u202egpj.${"😀".repeat(400)}`;
    const page = pageOf({ counts: { name }, log: null });
    const head = page.slice(0, page.indexOf("</head>"));
    expect(head).not.toContain("\u202e");
    expect(head.isWellFormed()).toBe(true);
    expect(head.match(/😀…/g)!.length).toBeGreaterThan(2);
  });

  test("names the software among its facts, where it is known", () => {
    // Its version names it.
    expect(pageOf({ log: broken })).toContain("<dt>Paper</dt>");
    expect(pageOf()).not.toContain("<dt>Software</dt>");
    const fabric = "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n";
    expect(pageOf({ log: fabric })).toContain("<dt>Fabric loader</dt>");
    expect(pageOf({ log: fabric, language: "zh-CN" })).toContain("<dt>Fabric 加载器</dt>");
  });

  test("tells of its timeline what it shows", () => {
    const log = "[12:00:00] [a/INFO]: x\n[12:05:00] [a/ERROR]: y\n[12:09:00] [a/WARN]: z\n[12:09:01] [a/WARN]: z\n";
    expect(pageOf({ log })).toContain('aria-label="Levels over time: 1 error, 2 warnings."');
    expect(pageOf({ log, language: "zh-CN" })).toContain('aria-label="各级别随时间的分布：1 个错误，2 个警告。"');
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
    expect(page).toContain("Paper 1.20.4 服务器日志");
    expect(page).toContain("诊断结果");
    expect(logFooter("zh-CN", counts, null)(counts)).toContain("浏览 1,234,567 次");
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
