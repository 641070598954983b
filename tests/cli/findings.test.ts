import { expect, test } from "bun:test";
import { join } from "node:path";
import { runCommandLine as lectern } from "../support/command-line.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const directory = temporaryDirectory();
await Bun.write(join(directory, "latest.log"), "[10:00:02] [Server thread/ERROR]: fish lost \u001b]0;owned\u0007\n");
await Bun.write(join(directory, "quiet.log"), "[10:00:02] [Server thread/INFO]: Done\n");
const finding = {
  code: "fish",
  pattern: "fish (?:lost|gone)",
  severity: "error",
  message: { en: "Fish are lost.", "zh-CN": "鱼不见了。" },
  advice: [{ text: "Ask.", url: "https://example.org/fish" }],
};
await Bun.write(join(directory, "fish.json"), JSON.stringify(finding));
await Bun.write(
  join(directory, "bad.json"),
  JSON.stringify({ ...finding, advice: [{ text: "Ask.", url: "ftp://a" }] }),
);

const findings = (...args: string[]) => lectern(["findings", ...args], { directory });

test("a finding is shown as it will be read, and the log does nothing to the terminal", async () => {
  const { code, stdout } = await findings("check", "fish.json", "latest.log");
  expect(code).toBe(0);
  expect(stdout).toStartWith("house:fish\n");
  expect(stdout).toContain("ERROR  Fish are lost. (line 1)");
  expect(stdout).toContain("→ Ask. https://example.org/fish");
  expect(stdout).not.toContain("\u001b]");
  expect((await findings("check", "fish.json", "latest.log", "--language", "zh")).stdout).toContain("鱼不见了。");
});

test("what is wrong is told, with the file and the field", async () => {
  const { code, stderr } = await findings("check", "bad.json", "latest.log");
  expect(code).toBe(3);
  expect(stderr).toContain("bad.json: advice.0.url must be an https: address.");
  expect((await findings("check", "none.json", "latest.log")).stderr).toContain("none.json does not exist.");
  const russian = await findings("check", "bad.json", "latest.log", "--lang", "ru");
  expect(russian.code).toBe(3);
  expect(russian.stderr).toContain("bad.json: advice.0.url: нужен адрес https:.");
  const chinese = await findings("check", "none.json", "latest.log", "--lang", "zh-CN");
  expect(chinese.stderr).toEndWith("none.json 不存在。\n");
});

test("that nothing is found is told, too", async () => {
  const { code, stderr } = await findings("check", "fish.json", "quiet.log");
  expect(code).toBe(3);
  expect(stderr).toContain("fish.json has no mistake, but finds nothing in quiet.log.");
});

test("other words are wrong usage", async () => {
  expect((await findings("try", "fish.json", "quiet.log")).code).toBe(2);
  expect((await findings("check", "fish.json")).code).toBe(2);
});
