import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type HouseRules, noHouseRules } from "../../src/house-rules/house-rules.ts";
import { houseRulesOf } from "../../src/house-rules/read-rules.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

const attack = '<img src=x onerror="alert(1)">';
const log = [
  "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4",
  `[10:00:02] [Server thread/ERROR]: Ponds: fish lost ${attack}`,
  "[10:00:03] [Server thread/INFO]: Done (1.2s)!",
  "",
].join("\n");

function rulesSaying(en: string): HouseRules {
  const text = JSON.stringify({
    code: "fish-lost",
    literal: "Ponds: fish lost",
    severity: "error",
    message: { en, "zh-CN": "鱼不见了。" },
    advice: [{ text: { en: "Ask the fisher." }, url: "https://example.org/fish?a=1&b=2" }],
  });
  return houseRulesOf([{ name: "fish.json", text }]);
}

const house = { current: noHouseRules };
let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ house });
});
afterAll(() => app.stop());

interface Told {
  ruleSet: string;
  headline: string;
  findings: { code: string; severity: string; message: string; advice: string[]; lines: number[] }[];
}

const json = async <Shape>(path: string, init?: RequestInit) => (await (await app.get(path, init)).json()) as Shape;
const text = async (path: string) => (await app.get(path)).text();

describe("a finding of the operator's own", () => {
  let id: string;
  beforeAll(async () => {
    house.current = rulesSaying("Fish <b>are</b> lost.");
    ({ id } = await app.upload(log));
  });

  test("is told by /api/insights, in the reader's language", async () => {
    const told = await json<Told>(`/api/insights/${id}?lang=en`);
    expect(told.findings).toMatchObject([
      {
        code: "house:fish-lost",
        severity: "error",
        message: "Fish <b>are</b> lost.",
        advice: ["Ask the fisher. https://example.org/fish?a=1&b=2"],
        lines: [2],
      },
    ]);
    expect(told.headline).toContain("Fish <b>are</b> lost.");
    expect((await json<Told>(`/api/insights/${id}?lang=zh-CN`)).findings[0]).toMatchObject({
      message: "鱼不见了。",
      advice: ["Ask the fisher. https://example.org/fish?a=1&b=2"],
    });
  });

  test("is told by /1/insights, and of texts that are not stored", async () => {
    const problems = { analysis: { problems: [{ code: "house:fish-lost", message: "Fish <b>are</b> lost." }] } };
    expect(await json<object>(`/1/insights/${id}?lang=en`)).toMatchObject(problems);
    const form = { method: "POST", body: new URLSearchParams({ content: log }) };
    expect(await json<object>("/1/analyse?lang=en", form)).toMatchObject(problems);
    const plain = { method: "POST", body: log, headers: { "Content-Type": "text/plain" } };
    expect(await json<object>("/api/analyse", plain)).toMatchObject({ findings: [{ code: "house:fish-lost" }] });
  });

  test("is told in Markdown, and its words are escaped there", async () => {
    const told = await text(`/${id}.md?lang=en`);
    expect(told).toContain("house:fish-lost");
    expect(told).toContain("Ask the fisher.");
    expect(told).toContain("example.org/fish");
    expect(told).not.toMatch(/^[^`]*<b>/m);
  });

  test("is told to assistants", async () => {
    const call = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "log_findings", arguments: { log: id, language: "en" } },
    };
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    const answer = await app.get("/mcp", { method: "POST", headers, body: JSON.stringify(call) });
    const told = await answer.text();
    expect(told).toContain("house:fish-lost");
    expect(told).toContain("Ask the fisher. https://example.org/fish?a=1&b=2");
  });

  test("stands on the page with its link, and nothing of it or of the log becomes markup", async () => {
    const page = await (await app.page(`/${id}?lang=en`)).text();
    expect(page).toContain("Fish &lt;b&gt;are&lt;/b&gt; lost.");
    expect(page).toMatch(/<li>Ask the fisher\. <a href="https:\/\/example\.org\/fish\?a=1&amp;b=2"/);
    expect(page).not.toContain(attack);
    expect(page).not.toContain("<b>are");
  });
});

test("when the findings change, nothing old is shown", async () => {
  house.current = rulesSaying("The first sentence.");
  const { id } = await app.upload(log);
  const shown = async () => ({
    insights: (await json<Told>(`/api/insights/${id}?lang=en`)).findings.map(({ message }) => message),
    page: /(?:The first sentence\.|The second sentence\.)/.exec(await (await app.page(`/${id}?lang=en`)).text())?.[0],
    markdown: /(?:The first sentence|The second sentence)/.exec(await text(`/${id}.md?lang=en`))?.[0],
    image: Bun.hash(await (await app.get(`/${id}.png`)).bytes()),
  });
  const tags = () =>
    Promise.all(
      ["/api/insights/", "/"].map(async (path, i) =>
        (await app.get(`${path}${id}${i ? ".png" : ""}`)).headers.get("etag"),
      ),
    );
  const first = { shown: await shown(), tags: await tags() };
  expect(first.shown).toMatchObject({
    insights: ["The first sentence."],
    page: "The first sentence.",
    markdown: "The first sentence",
  });
  house.current = rulesSaying("The second sentence.");
  const second = { shown: await shown(), tags: await tags() };
  expect(second.shown).toMatchObject({
    insights: ["The second sentence."],
    page: "The second sentence.",
    markdown: "The second sentence",
  });
  expect(second.shown.image).not.toBe(first.shown.image);
  for (const [i, tag] of first.tags.entries()) expect(second.tags[i]).not.toBe(tag);
  house.current = noHouseRules;
  const third = await shown();
  expect(third).toMatchObject({ insights: [], page: undefined, markdown: undefined });
  house.current = rulesSaying("The first sentence.");
  expect(await shown()).toEqual(first.shown);
});
