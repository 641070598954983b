import { expect, test } from "bun:test";
import { packSync } from "../../../logs/content.ts";
import type { LogId } from "../../../logs/ports.ts";
import { encodeDocument } from "./document-job.ts";

const id = "abcdefghjk" as LogId;

test.each([
  ["plain text", "line\n"],
  ["nothing", ""],
  ["what needs escapes", '\u001b[31m"quoted" \\ \u0000 \ud83d\ude00 中\r\n\t'],
])("a document has the key and the text, with %s", async (_, content) => {
  const log = { id, name: "latest.log", createdAt: 0, ...packSync(Buffer.from(content)) };
  const { bytes } = await encodeDocument.run({ log, encoding: "identity" });
  expect(JSON.parse(Buffer.from(bytes).toString("utf8"))).toEqual({ key: id, data: content });
});
