import { describe, expect, test } from "bun:test";
import { refusalOf } from "../../tests/support/refusal-of.ts";
import { asYesOrNo, checkFormat, checkName, checkRedact, nameFromFile, withoutGzipSuffix } from "./upload-fields.ts";

describe("a name", () => {
  test.each([undefined, null, ""])("that is %p is no name", (value) => {
    expect(checkName(value)).toBe("");
  });

  test.each(["latest.log", " padded ", "../../etc/passwd", "日志.log", 'a"b<c>', "x".repeat(255)])(
    "is returned as given: %j",
    (name) => {
      expect(checkName(name)).toBe(name);
    },
  );

  test("is counted in characters, not in UTF-16 units or bytes", () => {
    expect(checkName("😀".repeat(255))).toBe("😀".repeat(255));
    expect(checkName("日".repeat(255))).toBe("日".repeat(255));
  });

  test.each([
    ["x".repeat(256)],
    ["😀".repeat(256)],
    [`${"😀".repeat(255)}x`],
    ["x".repeat(511)],
    ["x".repeat(100_000)],
  ])("of more than 255 characters is refused", (name) => {
    const refusal = refusalOf(() => checkName(name));
    expect(refusal.code).toBe(400);
    expect(refusal.message).toBe("`name` must not be longer than 255 characters.");
  });

  test.each(["\u0000", "\t", "\n", "\r", "\u001b", "\u001f", "\u007f", "\u0080", "\u0085", "\u009f"])(
    "with the control character %j is refused",
    (character) => {
      const refusal = refusalOf(() => checkName(`latest${character}.log`));
      expect(refusal.code).toBe(400);
      expect(refusal.message).toBe("`name` must not contain control characters.");
    },
  );

  test.each([[1], [0], [true], [false], [["latest.log"]], [{}]])("that is %p is refused", (value) => {
    const refusal = refusalOf(() => checkName(value));
    expect(refusal.code).toBe(400);
    expect(refusal.message).toBe("`name` must be a string.");
  });

  test("has U+FFFD in the place of a lone surrogate", () => {
    expect(checkName("a\ud800b")).toBe("a\ufffdb");
  });
});

describe("a format", () => {
  test.each<[unknown, string]>([
    [undefined, "json"],
    [null, "json"],
    ["json", "json"],
    ["plain", "plain"],
  ])("%p means %s", (value, format) => {
    expect(checkFormat(value)).toBe(format as "json");
  });

  test.each([[""], ["xml"], ["JSON"], ["Plain"], [" plain"], [1], [true], [["json"]], [{}]])(
    "%p is refused",
    (value) => {
      const refusal = refusalOf(() => checkFormat(value));
      expect(refusal.code).toBe(400);
      expect(refusal.message).toBe('`format` must be "json" or "plain".');
    },
  );
});

describe("the name of a file becomes a name", () => {
  test.each([
    ["latest.log", "latest.log"],
    ["C:\\Users\\me\\logs\\latest.log", "latest.log"],
    ["/home/me/logs/latest.log", "latest.log"],
    ["logs/", ""],
    ["", ""],
    [" latest.log ", "latest.log"],
    ["late\u0000st\r\n.log", "latest.log"],
    ["x\n/latest.log", "latest.log"],
    ["a\udc00.log", "a\ufffd.log"],
    ["日志.log", "日志.log"],
    ["x".repeat(300), "x".repeat(255)],
    ["😀".repeat(300), "😀".repeat(255)],
  ])("%j", (fileName, name) => {
    expect(nameFromFile(fileName)).toBe(name);
    expect(checkName(nameFromFile(fileName))).toBe(name);
  });
});

describe("the suffix of a gzip file is dropped", () => {
  test.each([
    ["2024-01-15-1.log.gz", "2024-01-15-1.log"],
    ["LATEST.LOG.GZ", "LATEST.LOG"],
    ["a.gz.gz", "a.gz"],
    ["latest.log", "latest.log"],
    ["latest.gzip", "latest.gzip"],
    ["loggz", "loggz"],
    [".gz", ".gz"],
    ["", ""],
  ])("%j", (name, without) => {
    expect(withoutGzipSuffix(name)).toBe(without);
  });
});

describe("the wish to mask what is private", () => {
  test.each<[value: unknown, expected: boolean]>([
    [undefined, false],
    [null, false],
    [false, false],
    ["false", false],
    [true, true],
    ["true", true],
    ["TRUE", true],
  ])("%p is %p", (value, expected) => {
    expect(checkRedact(value)).toBe(expected);
  });

  test.each([[0], [1], [""], ["yes"], ["on"], [" true"], [[]], [{}], [[true]]])(
    "%p is refused, not passed over",
    (value) => {
      const refusal = refusalOf(() => checkRedact(value));
      expect([refusal.code, refusal.message]).toEqual([400, '`redact` must be true, false or "strict".']);
    },
  );

  test("has more words in forms", () => {
    expect(["on", "ON", " yes ", "1", "true"].map(asYesOrNo)).toEqual(Array(5).fill("true"));
    expect(["off", "No", "0", "false"].map(asYesOrNo)).toEqual(Array(4).fill("false"));
    expect(["", "maybe", "2"].map((value) => refusalOf(() => checkRedact(asYesOrNo(value))).code)).toEqual([
      400, 400, 400,
    ]);
  });
});
