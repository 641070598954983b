import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signatureOf } from "../src/logs/report-webhook.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";

type IsFromLectern = (body: string, header: string | null, secret: string) => boolean;

const page = readFileSync(join(import.meta.dir, "../docs/OPERATING.md"), "utf8");

test("the example for receivers takes reports that we sign, and no others", async () => {
  const [, code = ""] = /<!-- tested -->\n```js\n([\s\S]*?)```/.exec(page) ?? [];
  const path = join(temporaryDirectory(), "receiver.mjs");
  await Bun.write(path, code);
  const { isFromLectern } = (await import(path)) as { isFromLectern: IsFromLectern };
  const now = Math.floor(Date.now() / 1000);
  const body = '{"type":"report","text":"☃"}';
  const signed = (seconds: number, secret = "s") => signatureOf(body, secret, seconds);
  expect(isFromLectern(body, signed(now), "s")).toBe(true);
  expect(isFromLectern(`${body} `, signed(now), "s")).toBe(false);
  expect(isFromLectern(body, signed(now, "t"), "s")).toBe(false);
  expect(isFromLectern(body, signed(now - 3600), "s")).toBe(false);
  expect(isFromLectern(body, signed(now).replace(String(now), String(now + 1)), "s")).toBe(false);
  for (const header of [null, "", "t=1", "v1=00", signed(now).slice(0, -2)]) {
    expect(isFromLectern(body, header, "s")).toBe(false);
  }
});
