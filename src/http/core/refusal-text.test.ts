import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { ArchiveError } from "../../archives/archive-error.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { RateLimited } from "../../logs/upload.ts";
import { binarySentence } from "../../wire/binary-files.ts";
import { ForeignForm, TooManyReports, UnknownKey } from "../../wire/refusal.ts";
import { tooLarge } from "../upload/size-limit.ts";
import { LogNotFound } from "./log-not-found.ts";
import { floodReply, toErrorReply, WrongMethod } from "./replies.ts";

const han = /\p{Script=Han}/u;
const allowance = (limit: number, seconds: number) => ({ limit, remaining: 0, resetMs: seconds * 1000 });

describe("a refusal in the reader's language", () => {
  test("is the same in English, and where the catalogue has no sentence", () => {
    expect(refusalText("There is nothing at this address.", "en")).toBe("There is nothing at this address.");
    expect(refusalText("`retention` must be a number.", "zh-CN")).toBe("`retention` must be a number.");
    expect(refusalText("x".repeat(5000), "zh-CN")).toHaveLength(5000);
  });

  test("has the values of the sentence", () => {
    expect(refusalText(new RateLimited(allowance(60, 1)).message, "zh-CN")).toBe(
      "每分钟可分享 60 份日志。请在 1 秒后再试。",
    );
    expect(refusalText(new RateLimited(allowance(60, 9), "share", "log", 70).message, "zh-CN")).toBe(
      "每分钟可分享 60 份日志，这次有 70 份。请在 9 秒后再试。",
    );
    expect(refusalText(new WrongMethod("GET, HEAD").message, "zh-CN")).toBe("这个地址只接受 GET, HEAD。");
  });

  test("says which file it is about, whatever that is called", () => {
    const sentence = binarySentence("picture");
    expect(refusalText(`a: b.png: ${sentence}`, "zh-CN")).toBe(`a: b.png：${refusalText(sentence, "zh-CN")}`);
  });

  test.each([
    ...(["zip", "archive", "packed", "picture", "document", "program", "binary"] as const).map(binarySentence),
    ...(
      ["notAnArchive", "unsupported", "damaged", "overlapping", "tooManyEntries", "tooLarge", "tookTooLong"] as const
    ).map((code) => new ArchiveError(code).message),
    new ArchiveError("nothingTaken").message,
    new UnknownKey().message,
    tooLarge(10 * 1024 * 1024).message,
    "You can share 60 logs a minute, and these are 70. Leave out those that tell least, or share fewer at once.",
    new ForeignForm().message,
    new LogNotFound().message,
    ...(["log", "network", "all"] as const).map((of) => new TooManyReports(of).message),
    new RateLimited(allowance(1, 30), "analyse").message,
    new RateLimited(allowance(2, 30), "send", "report").message,
    floodReply(2000).message,
    toErrorReply(new Error("x"), "abc12345").message,
  ])("is in the catalogue: %s", (sentence) => {
    expect(refusalText(sentence, "zh-CN")).toMatch(han);
  });
});

/** What stays English: of fields and formats, for whoever writes a program; of assistants; of metrics. */
const forPrograms =
  /`|JSON|multipart|metadata|Metrics|message|list of|Expect|Host|line \d|icon|index|compression|no answer in time|cannot be searched|StorageFull|larger than what is small/;

test("every sentence that is thrown as it stands has a key, unless it is for programs", () => {
  const source = join(import.meta.dir, "../..");
  const sentences = [...new Glob("**/*.ts").scanSync(source)]
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [
      ...readFileSync(join(source, path), "utf8").matchAll(
        /new (?:Closing)?Refusal\(\s*\d{3},\s*(?:"([^"\n]+)"|`([^`\n]+)`)/g,
      ),
    ])
    .map(
      ([, plain, template]) => plain ?? template!.replaceAll(/\$\{unit\}/g, "seconds").replaceAll(/\$\{[^}]*\}/g, "5"),
    )
    // Those that are put together of several are above.
    .filter((one) => !/\\|^5 |\. 5$/.test(one));
  expect(sentences.length).toBeGreaterThan(30);
  const lost = sentences.filter((one) => !forPrograms.test(one) && refusalText(one, "zh-CN") === one);
  expect(lost).toEqual([]);
});
