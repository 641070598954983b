/**
 * Run by `pseudo-locale.test.ts` in a process of its own: here one language is the pseudo-locale, for good. What pages show
 * without brackets around it is not in the catalogues.
 */

import { expect, mock, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageNames } from "../../src/i18n/language.ts";
import * as files from "../../src/i18n/messages/locale-files.ts";

const { localeText } = { ...files };
const { pseudoMessages } = await import("./pseudo-locale.ts");
const pseudo = JSON.stringify(pseudoMessages(JSON.parse(localeText("en")) as Record<string, string>));
mock.module("../../src/i18n/messages/locale-files.ts", () => ({
  ...files,
  localeText: (language: string) => (language === "ja" ? pseudo : localeText(language)),
}));

const { startApp } = await import("./app-under-test.ts");
const { findingText } = await import("../../src/analysis/words/render.ts");
const { findingTexts } = await import("./locale-messages.ts");
const { parametersOf } = await import("../../src/i18n/messages/message.ts");
const { parseMessage } = await import("../../src/i18n/messages/parse.ts");
const { SqliteStore } = await import("../../src/storage/sqlite/sqlite-store.ts");
const { filledSqlite, fingerprints } = await import("../migrate/stores.ts");
const { runCommandLine } = await import("./command-line.ts");
const { sampleProguard } = await import("./sample-mappings.ts");
const { temporaryDirectory } = await import("./temporary-directory.ts");

/** What is in brackets, from the inside out. */
function withoutBrackets(text: string): string {
  let rest = text;
  for (;;) {
    const next = rest.replace(/⟦[^⟦⟧]*⟧/g, "");
    if (next === rest) return rest;
    rest = next;
  }
}

test("every sentence of a finding is in the catalogue", () => {
  const texts = findingTexts("en");
  expect(texts.length).toBeGreaterThan(300);
  for (const { code, of, kind, message, advice } of texts) {
    const names = [...message, ...advice.flat()].flatMap((text) => [...parametersOf(parseMessage(text)).keys()]);
    const known = Object.fromEntries([...names, "cause", "culprit"].map((name) => [name, "1.0"]));
    const parameters = kind && of !== null ? { ...known, [kind]: of } : known;
    for (const some of [parameters, kind && of !== null ? { [kind]: of } : {}]) {
      const told = findingText({ code, parameters: some }, "ja");
      for (const text of [told.message, ...told.advice]) {
        // Advice that comes first loses how an alternative begins, and its bracket with it.
        const whole = text.endsWith("⟧") && !text.startsWith("⟦") ? `⟦${text}` : text;
        // What is a parameter alone says what the log says.
        if (text !== "1.0") expect(withoutBrackets(whole).trim()).toBe("");
      }
    }
  }
});

/** What is the same in every language: names, addresses, and what a log or an example says. */
const asItIs =
  /^[^\p{Ll}]*$|^(?:· )?Lectern$|^macOS$|\.(?:log|txt|md)\b|[/\\]|^curl |^[\p{Lu}][\w.+-]*(?:[ ,]+[\p{Lu}(][\w.+)-]*)*$/u;

/** In the menu of languages each is called as it calls itself. */
const ownNames = new Set<string>(Object.values(languageNames));

function shownTexts(html: string): string[] {
  return html
    .replace(/<(script|style|code|pre|kbd|svg|template)\b[\s\S]*?<\/\1>|<span class="languages"[\s\S]*?<\/nav>/g, "")
    .split(/<[^>]*>/)
    .map((text) => withoutBrackets(text.replace(/&[#\w]+;/g, " ")).trim())
    .filter((text) => text !== "" && !asItIs.test(text) && !ownNames.has(text));
}

test("every text of a page is in the catalogue", async () => {
  const app = await startApp();
  const found: string[] = [];
  for (const path of ["/", "/privacy", "/compare", "/no-such-page"]) {
    const page = await (await app.page(`${path}?lang=ja`)).text();
    expect(page).toContain("⟦");
    found.push(...shownTexts(page).map((text) => `${path}: ${text}`));
  }
  await app.stop();
  expect(found).toEqual([]);
});

/** What an operator reads outside of sentences: the program's name, options, places, ids, times, codes and what others wrote. */
const ofOperators =
  /\/\S+|\S*\d\S*|\b(?:lectern|bot|network|content|spam|trace|NullPointerException|other|nobody|latest\.log|UTC|official-readable)\b/g;

test("every word that an operator reads is in the catalogue", async () => {
  const { directory, ids } = await filledSqlite(3);
  const env = { DATA_DIR: directory };
  const [backup, map] = [join(temporaryDirectory(), "backup.sqlite"), join(temporaryDirectory(), "client.txt")];
  writeFileSync(map, sampleProguard);
  const report = { log: ids[1], at: 0, reason: "other", text: "", contact: "nobody", webhook: null };
  const store = await SqliteStore.open(directory, () => {});
  await store.records.replace("report", `${ids[1]} 0123456789abcdef`, null, JSON.stringify(report));
  await store.close();
  // Ids are random, and may be letters alone.
  const restOf = (said: string) =>
    withoutBrackets(said.replaceAll(new RegExp(ids.join("|"), "g"), "")).replace(ofOperators, "");
  const lost: string[] = [];
  for (const args of [
    ["status"],
    ["audit"],
    ["keys", "list"],
    ["keys", "add", "bot"],
    ["keys", "add", "bot"],
    ["keys", "list"],
    ["keys", "revoke", "bot"],
    ["keys", "revoke", "bot"],
    ["keys", "what"],
    ["keys", "list", "bot"],
    ["keys", "add"],
    ["keys", "add", "BOT"],
    ["keys", "add", "bot", "--uploads-per-minute", "x"],
    ["block"],
    ["block", "what"],
    ["block", "network", "192.0.2.0/24", "--for", "7d"],
    ["block", "network", "192.0.2.0/4"],
    ["block", "network", "bot"],
    ["block", "network", "192.0.2.0/24", "--for", "bot"],
    ["block", "content", ids[0]!, "--reason", "spam"],
    ["block", "content", "bot"],
    ["block"],
    ["block", "content", ids[0]!, "--lift"],
    ["block", "content", ids[0]!, "--lift"],
    ["reports"],
    ["reports", "what"],
    ["reports", "close", "bot"],
    ["reports", "close", ids[1]!],
    ["reports"],
    ["remove", ids[2]!, "bot", "--refuse"],
    ["crashes"],
    ["crashes", "--days", "3650"],
    ["crashes", "--days", "x"],
    ["crashes", "--csv", "--json"],
    ["crashes", "what"],
    ["crashes", "note", "bot"],
    ["crashes", "note", fingerprints[0]!],
    ["crashes", "note", fingerprints[0]!, "x".repeat(501)],
    ["crashes", "note", fingerprints[0]!, "spam"],
    ["analyse-again"],
    ["mappings", "list"],
    ["mappings", "what"],
    ["mappings", "list", "bot"],
    ["mappings", "add"],
    ["mappings", "fetch"],
    ["mappings", "fetch", "bot"],
    ["mappings", "fetch", "1.20.1", "--from", "bot"],
    ["mappings", "add", map],
    ["mappings", "add", map, "--minecraft", "1.20.1"],
    ["mappings", "add", backup, "--minecraft", "1.20.1"],
    ["mappings", "list"],
    ["mappings", "remove", "1.20.1"],
    ["mappings", "remove", "1.20.1"],
    ["backup", backup],
    ["backup", backup],
    ["backup", backup, "--keep", "3"],
    ["backup", backup, "--keep", "x"],
    ["backup", "bot://x"],
    ["verify"],
    ["verify", backup],
    ["verify", `${backup}x`],
    ["restore", backup],
    ["migrate", "--from", "sqlite"],
    ["migrate", "--from", "sqlite", "--to", "sqlite"],
    ["migrate", "--from", "sqlite", "--to", "postgres"],
    ["migrate", "--from", "sqlite", "--to", "bot"],
    ["migrate", "--from", "sqlite", "--to", "postgres", "--verify", "--merge"],
  ]) {
    const { stdout, stderr } = await runCommandLine([...args, "--lang", "ja"], { env });
    // The key itself stands alone on standard output.
    const said = args[0] === "keys" && args[1] === "add" ? stderr : stdout + stderr;
    expect([args, said]).toEqual([args, expect.stringContaining("⟦")]);
    const rest = restOf(said);
    if (/\p{L}/u.test(rest)) lost.push(`${args.join(" ")}: ${rest.trim()}`);
  }
  const elsewhere = { DATA_DIR: join(temporaryDirectory(), "new") };
  const restored = await runCommandLine(["restore", backup, "--lang", "ja"], { env: elsewhere });
  expect([restored.code, /\p{L}/u.test(restOf(restored.stdout))]).toEqual([0, false]);
  expect(lost).toEqual([]);
});
