import { afterEach, describe, expect, jest, setSystemTime, test } from "bun:test";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../../tests/support/engines/until.ts";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { Logger, type LogLevel, logLevels } from "./logger.ts";

const time = "2026-01-15T10:30:00.000Z";

interface Output {
  fd: number;
  text(): string;
  lines(): Record<string, unknown>[];
}

function output(): Output {
  const path = join(temporaryDirectory(), "output");
  const text = () => readFileSync(path, "utf8");
  return {
    fd: openSync(path, "a"),
    text,
    lines: () =>
      text()
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
  };
}

afterEach(() => {
  setSystemTime();
  jest.useRealTimers();
});

test("a line is JSON with the time, the level, the message and the fields", async () => {
  const out = output();
  const logger = new Logger("info", out.fd);
  setSystemTime(new Date(time));
  logger.info("request", { method: "GET", status: 200, ok: true, name: 'a"b\nc', absent: undefined });
  logger.warn("slow");
  await logger.close();
  expect(out.text()).toBe(
    `{"time":"${time}","level":"info","message":"request","method":"GET","status":200,"ok":true,"name":"a\\"b\\nc"}\n` +
      `{"time":"${time}","level":"warn","message":"slow"}\n`,
  );
});

describe("the level decides what is written", () => {
  test.each<[LogLevel, string[]]>([
    ["debug", ["debug", "info", "warn", "error"]],
    ["info", ["info", "warn", "error"]],
    ["warn", ["warn", "error"]],
    ["error", ["error"]],
    ["silent", []],
  ])("%s", async (level, written) => {
    const out = output();
    const logger = new Logger(level, out.fd);
    logger.debug("d");
    logger.info("i");
    logger.warn("w");
    logger.error("e");
    await logger.close();
    expect(out.lines().map((line) => line["level"])).toEqual(written);
    expect(logLevels.filter((one) => one !== "silent" && logger.isOn(one)) as string[]).toEqual(written);
  });
});

test("lines are gathered, and written by themselves a moment later", async () => {
  jest.useFakeTimers();
  const out = output();
  const logger = new Logger("info", out.fd);
  logger.info("one");
  logger.info("two");
  jest.advanceTimersByTime(49);
  expect(out.text()).toBe("");
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await until("they are written", () => out.text() !== "");
  expect(out.lines().map((line) => line["message"])).toEqual(["one", "two"]);
});

test("past 4 MiB that nobody has taken, lines are dropped, and their number is told", async () => {
  const out = output();
  const logger = new Logger("info", out.fd);
  const megabyte = "x".repeat(1024 * 1024);
  for (let i = 0; i < 5; i++) logger.info(megabyte, { i });
  logger.info("a small one still fits");
  await logger.close();
  const lines = out.lines();
  expect(lines.map((line) => line["i"] ?? line["message"])).toEqual([
    0,
    1,
    2,
    "a small one still fits",
    "log lines dropped",
  ]);
  expect(lines.at(-1)).toMatchObject({ level: "warn", count: 2 });
});

test("what is being written when the end comes stands before the last lines", async () => {
  for (let round = 0; round < 20; round++) {
    jest.useFakeTimers();
    const out = output();
    const logger = new Logger("info", out.fd);
    logger.info("first");
    jest.advanceTimersByTime(50);
    jest.useRealTimers();
    logger.info("last");
    await logger.close();
    expect(out.lines().map((line) => line["message"])).toEqual(["first", "last"]);
    closeSync(out.fd);
  }
});

test("an output that is gone does no harm", async () => {
  const { fd } = output();
  const logger = new Logger("info", fd);
  closeSync(fd);
  logger.info("nobody reads this");
  await logger.close();
});
