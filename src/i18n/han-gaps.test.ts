import { expect, test } from "bun:test";
import { docsWords } from "./docs-words.ts";
import { withoutHanGaps } from "./han-gaps.ts";
import { markdownWords } from "./markdown-words.ts";

test("a site's name stands in Chinese sentences with the spaces that its letters ask for", () => {
  const heading = (site: string) => withoutHanGaps(docsWords["zh-CN"].heading({ site }));
  expect(heading("Lectern")).toBe("在自己的程序中接入 Lectern");
  expect(heading("方块日志")).toBe("在自己的程序中接入方块日志");
  const about = (site: string) => withoutHanGaps(markdownWords["zh-CN"].about({ site }));
  expect(about("Lectern")).toStartWith("Lectern 从一份");
  expect(about("方块日志")).toStartWith("方块日志从一份");
});
