import { expect, test } from "bun:test";
import { packSync } from "../../../logs/content.ts";
import type { LogId, StoredLog } from "../../../logs/ports.ts";
import { jsonHead } from "../../answers/log-json.ts";
import { documentIn } from "./document.ts";

const id = "abcdefghjk" as LogId;

function documentOf(content: string, name: string): unknown {
  const text = Buffer.from(content);
  const log = { id, name, createdAt: 0, ...packSync(text) } as StoredLog;
  return JSON.parse(Buffer.from(documentIn(Buffer.from(jsonHead(log)), id)).toString("utf8"));
}

test.each([
  ["plain text", "line\n", "latest.log"],
  ["no name", "x", ""],
  ["what needs escapes", '\u001b[31m"quoted" \\ \u0000 \ud83d\ude00 中\r\n\t', '"\\\n中'],
  ["the marks themselves in the log", '{"content":"a","name":"b","views":1}', "x"],
  ["the marks themselves in the name", "x", ',"name":"a","content":"b"'],
])("the document is cut out of the native answer, with %s", (_, content, name) => {
  expect(documentOf(content, name)).toEqual({ data: content, key: id });
});
