import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { languages } from "../../src/i18n/language.ts";
import { troubleText } from "../../src/i18n/trouble-text.ts";
import { differenceOf } from "../../src/migrate/compare.ts";
import { drivers } from "../../src/storage/drivers.ts";
import { fullSentence, lowSentence } from "../../src/storage/space-sentences.ts";
import type { StorageSettings } from "../../src/storage/storage-settings.ts";
import { ContentMismatch, type LogRecord, Unreadable } from "../../src/storage/transfer.ts";
import { filledSqlite } from "../migrate/stores.ts";
import { runCommandLine } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const counts = [1, 2, 5, 21];

test("what stores say of themselves has words in every language", () => {
  const gib = 2 ** 30;
  const disk = { free: gib, available: gib, reserve: gib / 2 };
  const quota = { used: 9 * gib, limit: 10 * gib };
  const settings = { dataDir: "/srv/data", databaseUrl: "postgres://a:b@db:5432/c" } as StorageSettings;
  const instead = drivers.flatMap(({ backups }) => ("instead" in backups ? Object.values(backups.instead) : []));
  const record = { id: "23456789AB", hash: "a", size: 1, name: "a", createdAt: 1, details: new Unreadable("") };
  const differences = [{ hash: "b" }, { name: "b" }, { createdAt: 2 }, { details: new Unreadable("b") }].map(
    (other) => differenceOf(record as LogRecord, { ...record, ...other } as LogRecord)!,
  );
  const sentences = [
    ...(["disk", "quota"] as const).map((limit) => fullSentence({ disk, quota }, limit)),
    ...[quota, null].map((one) => lowSentence({ disk, quota: one })),
    ...instead,
    ...[null, "logs"].map((s3Bucket) => drivers.at(-1)!.place({ ...settings, s3Bucket })),
    new ContentMismatch(record.id as LogRecord["id"]).message,
    ...differences.map((what) => `${record.id} ${what}.`),
  ];
  expect(sentences).toHaveLength(13);
  for (const language of languages.filter((one) => one !== "en")) {
    for (const sentence of sentences) expect(troubleText(sentence, language)).not.toBe(sentence);
  }
});

describe("commands of operators, in the language that is asked for", () => {
  test.each([
    ["ru", ["1 лог", "2 лога", "5 логов", "21 лог"]],
    ["zh-CN", ["1 份日志", "2 份日志", "5 份日志", "21 份日志"]],
    ["en", ["1 log", "2 logs", "5 logs", "21 logs"]],
  ])("count in %s as it counts: %j", async (language, told) => {
    for (const [at, logs] of counts.entries()) {
      const { directory } = await filledSqlite(logs);
      const env = { DATA_DIR: directory };
      const target = join(temporaryDirectory(), "backup.sqlite");
      const text = async (...args: string[]) => {
        const { code, stdout, stderr } = await runCommandLine([...args, "--lang", language], { env });
        expect([args, code, stderr]).toEqual([args, 0, ""]);
        return stdout;
      };
      const isTold = expect.stringMatching(new RegExp(`(?<!\\d)${told[at]}(?!\\p{L})`, "u"));
      expect(await text("backup", target)).toEqual(isTold);
      expect(await text("verify", target)).toEqual(isTold);
      expect(await text("verify")).toEqual(isTold);
    }
  });

  test("say what is wrong, and end as they do in English", async () => {
    const env = { DATA_DIR: join(temporaryDirectory(), "no"), LANG: "ru_RU.UTF-8" };
    const failures: [string[], number, string][] = [
      [["status"], 1, `lectern: В ${env.DATA_DIR} нет базы данных Lectern.\n`],
      [
        ["keys", "list"],
        1,
        `lectern: В ${env.DATA_DIR} нет базы данных Lectern. Задайте DATA_DIR или один раз запустите сервер.\n`,
      ],
      [["keys", "revoke"], 2, "lectern: Для keys revoke укажите имя.\n"],
      [["crashes", "--days", "0"], 2, "lectern: --days принимает целое число от 1 до 3650.\n"],
      [["backup", "x", "--keep", "0"], 2, "lectern: --keep принимает целое число от 1 до 99999.\n"],
      [["mappings", "list", "x"], 2, "lectern: Команда mappings list больше ничего не принимает.\n"],
      [
        ["migrate", "--from", "sqlite"],
        2,
        "lectern: Укажите в --from и --to, что и куда копировать.\n" +
          "Использование: lectern migrate --from STORE --to STORE [--verify | --merge] [--with-analyses] [--json]\n",
      ],
      [
        ["migrate", "--from", "sqlite", "--to", "sqlite"],
        2,
        "lectern: Одно из --from и --to должно быть sqlite:DIRECTORY, а другое — postgres://user:password@host:5432/database.\n" +
          "Использование: lectern migrate --from STORE --to STORE [--verify | --merge] [--with-analyses] [--json]\n",
      ],
    ];
    for (const [args, code, stderr] of failures) {
      expect(await runCommandLine(args, { env })).toMatchObject({ code, stderr, stdout: "" });
    }
  });

  test("stand below each other where letters take two columns", async () => {
    const { directory } = await filledSqlite(3);
    for (const language of languages) {
      const { stdout } = await runCommandLine(["status", "--lang", language], { env: { DATA_DIR: directory } });
      const rows = stdout.trimEnd().split("\n");
      // Those of the largest logs but the first have no label: there the column of texts begins.
      const column = Bun.stringWidth(/^ +/.exec(rows.find((row) => row.startsWith(" "))!)![0]);
      expect(column).toBeGreaterThanOrEqual(14);
      for (const row of rows) {
        const label = row.slice(
          0,
          [...row].findIndex((_, at) => Bun.stringWidth(row.slice(0, at)) >= column),
        );
        expect([language, row, label.endsWith("  ")]).toEqual([language, row, true]);
      }
    }
  });

  test("give programs the same in every language", async () => {
    const { directory, ids } = await filledSqlite(5);
    const env = { DATA_DIR: directory };
    expect((await runCommandLine(["keys", "add", "bot"], { env })).code).toBe(0);
    expect((await runCommandLine(["block", "content", ids[0]!, "--reason", "spam"], { env })).code).toBe(0);
    for (const args of [
      ["verify", "--json"],
      ["keys", "list", "--json"],
      ["block", "--json"],
      ["audit", "--json"],
      ["crashes", "--json", "--days", "3650"],
      ["crashes", "--csv", "--days", "3650"],
    ]) {
      const english = await runCommandLine(args, { env });
      expect(english.code).toBe(0);
      for (const language of ["ru", "zh-CN"]) {
        expect((await runCommandLine([...args, "--lang", language], { env })).stdout).toBe(english.stdout);
      }
    }
  });

  test("leave the key alone on standard output", async () => {
    const { directory } = await filledSqlite(1);
    const env = { DATA_DIR: directory, LC_ALL: "zh_CN.UTF-8" };
    const { stdout, stderr } = await runCommandLine(["keys", "add", "bot"], { env });
    expect(stdout).toMatch(/^[\w-]+\n$/);
    expect(stderr).toBe("这是 bot 的密钥，只显示这一次。工具以“Authorization: Bearer KEY”发送它。\n");
    expect((await runCommandLine(["keys", "list"], { env })).stdout).toMatch(
      /^bot {2}每分钟 600 次 {2}自 \d{4}-\d\d-\d\d 起 {2}从未使用\n$/,
    );
  });
});
