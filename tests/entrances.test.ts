import { beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { bytebinProtocol } from "../src/http/compat/bytebin/protocol.ts";
import { hastebinProtocol } from "../src/http/compat/hastebin/protocol.ts";
import { logshareProtocol } from "../src/http/compat/logshare/protocol.ts";
import { mclogsProtocol } from "../src/http/compat/mclogs/protocol.ts";
import { pasteGgProtocol } from "../src/http/compat/paste-gg/protocol.ts";
import { uploadProtocols } from "../src/http/compat/upload-protocols.ts";
import { zeroXZeroProtocol } from "../src/http/compat/zero-x-zero/protocol.ts";
import { nativeProtocol } from "../src/http/upload/native-protocol.ts";
import { prepareUpload } from "../src/http/upload/prepare-upload.ts";
import { maxBytesOf } from "../src/http/upload/size-limit.ts";
import type { UploadProtocol } from "../src/http/upload/upload-protocol.ts";
import { Refusal } from "../src/wire/refusal.ts";
import { maxNameCharacters, maxPathFolders } from "../src/wire/upload-names.ts";
import { filled } from "./support/growth.ts";
import { stepsOf } from "./support/steps.ts";
import { paxRecord, tarOf } from "./support/tar-builder.ts";
import { zipOf } from "./support/zip-builder.ts";

/** Every bound of a body grows with it. */
const maxLogBytes = 8 * 1024;
const log = "[10:30:00] [Server thread/INFO]: Done (3.2s)!\n";

/** So often is a byte looked at on its way in, wherever it stands. */
const stepsPerByte = 50;
/** For what does not depend on the body. */
const stepsOfAny = 300_000;
/** Of those that a name may stand before. */
const longestSentence = 250;

/** What makes somebody look twice: at what separates, is dropped, is long in memory, or may end a name. */
const values: Record<string, (size: number) => string> = Object.fromEntries(
  ["a/", "/", "\\", ".", " (", "😀", "日志", "run", "\u0000"].map((piece) => [
    JSON.stringify(piece),
    (size: number) => filled(piece, size),
  ]),
);
values["many folders and a long name"] = (size) => filled("a/", size / 2) + filled("b", size / 2);

interface Entrance {
  protocol: UploadProtocol;
  type: string;
  /** Where packing the largest would take too long, and every part is looked at by itself. */
  maxBytes?: number;
  /** By field. A body in which its value stands. */
  fields: Record<string, (value: string) => string | Uint8Array>;
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";

/** `part("name; filename", …)` */
const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const parts = (...all: string[]) => `${all.join("")}--x--\r\n`;
/** The most that the head of a part has. */
const inHeader = (value: string) => Buffer.from(value).subarray(0, 8000).toString();
const fileForm = {
  "the name of a file": (value: string) => parts(part(`name="file"; filename="${inHeader(value)}"`, log)),
  "the extended name of a file": (value: string) =>
    parts(part(`name="file"; filename*=UTF-8''${encodeURIComponent(inHeader(value)).slice(0, 8000)}`, log)),
};

const entrances: Record<string, Entrance> = {
  "native JSON": {
    protocol: nativeProtocol,
    type: json,
    fields: {
      content: (content) => JSON.stringify({ content: content.slice(0, 20_000) }),
      name: (name) => JSON.stringify({ content: log, name }),
      format: (format) => JSON.stringify({ content: log, format }),
      redact: (redact) => JSON.stringify({ content: log, redact }),
      hide: (hide) => JSON.stringify({ content: log, hide }),
      players: (players) => JSON.stringify({ content: log, players }),
      token: (token) => JSON.stringify({ content: log, token }),
      "names of two files": (name) =>
        JSON.stringify({ files: ["a", "b"].map((content) => ({ name: middle(name, 2), content })) }),
      "names of ten files": (value) => {
        const name = middle(value, 10);
        return JSON.stringify({ files: Array.from({ length: 10 }, (_, i) => ({ name, content: `${log}${i}` })) });
      },
      "the name of a blank file": (name) => JSON.stringify({ files: [{ name, content: " " }, { content: log }] }),
      "the name of a file that is refused": (name) => JSON.stringify({ files: [{ name, content: "\u0089PNG" }] }),
      "an unknown field": (value) => JSON.stringify({ content: log, other: value }),
      "the name of an unknown field": (value) => JSON.stringify({ [value]: log }),
    },
  },
  "native form": {
    protocol: nativeProtocol,
    type: form,
    fields: Object.fromEntries(
      ["content", "name", "format", "redact", "hide", "players", "token", "other"].map((field) => [
        field,
        (value: string) => new URLSearchParams({ content: log.trim(), [field]: value }).toString(),
      ]),
    ),
  },
  "native multipart": {
    protocol: nativeProtocol,
    type: multipart,
    fields: {
      ...fileForm,
      "names of ten files": (value) =>
        parts(...Array.from({ length: 10 }, (_, i) => part(`name="f${i}"; filename="${inHeader(value)}"`, log))),
      "the name of an archive": (value) =>
        parts(part(`name="file"; filename="${inHeader(value)}"`, "PK\u0003\u0004 no archive")),
      ...Object.fromEntries(
        ["name", "format", "redact", "token"].map((field) => [
          field,
          (value: string) => parts(part(`name="${field}"`, value), part('name="file"; filename="a.log"', log)),
        ]),
      ),
      "the name of a field": (value) => parts(part(`name="${inHeader(value)}"`, log)),
    },
  },
  "native archives": {
    protocol: nativeProtocol,
    type: "application/octet-stream",
    maxBytes: 80_000,
    fields: {
      "names of a zip": (value) => zipOf(manyNames(value, 60_000).map((name) => ({ name, content: log }))),
      "a zip of names that are no UTF-8": (value) =>
        zipOf(manyNames(value, 200).map((name) => ({ name: withoutEncoding(name), content: "" }))),
      "extra fields of a zip": (value) =>
        zipOf(
          manyNames(value, 60_000).map((text, i) => ({ name: `${i}.log`, content: log, extra: Buffer.from(text) })),
        ),
      "names of a tar": (value) => tarOf(manyNames(value, 100).map((name) => ({ name, content: "" }))),
      "names of a packed tar": (value) => tarOf(manyNames(value, 100).map((name) => ({ name, content: log }))),
      "names of GNU tar": (value) =>
        tarOf(
          manyNames(value, 60_000).flatMap((name) => [
            { name: "x", type: "L", content: name },
            { name: "x", content: log },
          ]),
        ),
      "names of POSIX": (value) =>
        tarOf(
          manyNames(value, 60_000).flatMap((name) => [
            { name: "x", type: "x", content: paxRecord("path", name) },
            { name: "x", content: log },
          ]),
        ),
      "records of POSIX": (value) =>
        tarOf(
          manyNames(value, 60_000).flatMap((text) => [
            { name: "x", type: "x", content: manyRecords(text) },
            { name: "x", content: log },
          ]),
        ),
    },
  },
  "mclo.gs JSON": {
    protocol: mclogsProtocol,
    type: json,
    fields: {
      source: (source) => JSON.stringify({ content: log, source }),
      ...Object.fromEntries(
        ["key", "value", "label", "visible"].map((field) => [
          field,
          (value: string) => JSON.stringify({ content: log, metadata: [{ key: "a", value: "b", [field]: value }] }),
        ]),
      ),
    },
  },
  "mclo.gs form": {
    protocol: mclogsProtocol,
    type: form,
    fields: Object.fromEntries(
      ["source", "metadata", "metadata[0][key]", "metadata[0][label]"].map((field) => [
        field,
        (value: string) => new URLSearchParams({ content: log.trim(), [field]: value }).toString(),
      ]),
    ),
  },
  "LogShare.CN JSON": {
    protocol: logshareProtocol,
    type: json,
    fields: {
      source: (source) => JSON.stringify({ content: log, source }),
      "a key of metadata": (key) => JSON.stringify({ content: log, metadata: { [key]: "a" } }),
      "a value of metadata": (value) => JSON.stringify({ content: log, metadata: { a: [value] } }),
      "the name of a file": (name) => JSON.stringify({ content: log, files: [{ name, content: log }] }),
    },
  },
  "LogShare.CN text": { protocol: logshareProtocol, type: "text/plain", fields: { content: (content) => content } },
  "LogShare.CN form": {
    protocol: logshareProtocol,
    type: form,
    fields: { source: (source) => new URLSearchParams({ content: log.trim(), source }).toString() },
  },
  "paste.gg": {
    protocol: pasteGgProtocol,
    type: json,
    fields: {
      name: (name) => JSON.stringify({ name, files: [{ content: { format: "text", value: log } }] }),
      description: (description) =>
        JSON.stringify({ description, files: [{ content: { format: "text", value: log } }] }),
      "the name of a file": (name) => JSON.stringify({ files: [{ name, content: { format: "text", value: log } }] }),
      "names of two files": (value) => {
        const name = middle(value, 2);
        return JSON.stringify({
          name: "x",
          files: ["a", "b"].map((text) => ({ name, content: { format: "text", value: text } })),
        });
      },
      "the format of a file": (format) => JSON.stringify({ files: [{ content: { format, value: log } }] }),
      "the base64 of a file": (value) => JSON.stringify({ files: [{ content: { format: "base64", value } }] }),
      redact: (redact) => JSON.stringify({ redact, files: [{ content: { format: "text", value: log } }] }),
    },
  },
  hastebin: { protocol: hastebinProtocol, type: multipart, fields: fileForm },
  bytebin: { protocol: bytebinProtocol, type: multipart, fields: fileForm },
  "0x0.st": { protocol: zeroXZeroProtocol, type: multipart, fields: fileForm },
};

/** As much of a value as there is for one of several. */
function middle(value: string, shares: number): string {
  const length = Math.floor(value.length / shares);
  const start = Math.floor((value.length - length) / 2);
  return value.slice(start, start + length);
}

/** As many names as a text holds, of which no two are the same, each of so many bytes. */
function manyNames(value: string, bytes: number): string[] {
  const whole = Buffer.from(value);
  const names: string[] = [];
  for (let at = 0; at < whole.length; at += bytes)
    names.push(`${whole.toString("utf8", at, at + bytes - 9)}${names.length}.log`);
  return names;
}

/** Read in three encodings before anybody knows. */
function withoutEncoding(name: string): Uint8Array {
  return Buffer.concat([Buffer.from(name), Buffer.from([0xff])]);
}

/** One after the other, each with another path: only the last one counts. */
function manyRecords(text: string): string {
  const record = paxRecord("path", [...text].slice(0, 2).join(""));
  return record.repeat(Math.floor(60_000 / Buffer.byteLength(record)));
}

/** The largest body of its kind in which this value stands. */
function largest({ type, maxBytes, fields }: Entrance, field: string, makeValue: (size: number) => string) {
  const most = maxBytes ?? maxBytesOf(type.split(";", 1)[0]!, maxLogBytes);
  let size = most;
  for (;;) {
    const unpacked = Buffer.from(fields[field]!(makeValue(size)) as string);
    const body = field.includes("packed") ? gzipSync(unpacked) : unpacked;
    if (unpacked.length <= most) return { body, unpackedBytes: unpacked.length };
    size = Math.floor((0.95 * size * most) / unpacked.length);
  }
}

/** The names that come of it, masked; what it is refused with names no more than one of them. */
async function namesOf(body: Uint8Array, { protocol, type }: Entrance): Promise<string[]> {
  const query = { name: null, format: null, redact: "true", hide: null, players: "all", token: null, known: null };
  const description = { contentType: type, contentEncoding: null, query, maxLogBytes };
  try {
    const { name, files, leftOut } = await prepareUpload(protocol).run({ body, description, effort: "quick" });
    return [name, ...files.map((file) => file.name), ...leftOut.map((file) => file.name)];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.message.slice(0, -longestSentence)];
  }
}

/** What is made when it is first needed is not what is counted. */
beforeAll(async () => {
  const body = Buffer.from(JSON.stringify({ content: log.repeat(100) }));
  await namesOf(body, { protocol: nativeProtocol, type: json, fields: {} });
});

test("every protocol is among the entrances", () => {
  const tried = new Set(Object.values(entrances).map(({ protocol }) => protocol.name));
  expect([...tried].sort()).toEqual(uploadProtocols.map(({ name }) => name).sort());
});

describe.each(Object.entries(entrances))("through %s", (_, entrance) => {
  const fields = Object.keys(entrance.fields);
  test.each(fields)("%s of the largest size costs no more than its bytes, and what is long is cut", async (field) => {
    for (const [what, makeValue] of Object.entries(values)) {
      const { body, unpackedBytes } = largest(entrance, field, makeValue);
      let names: string[] = [];
      const work = async () => {
        names = await namesOf(body, entrance);
      };
      await stepsOf(work, stepsOfAny + stepsPerByte * unpackedBytes).catch((error) => {
        throw new Error(`of ${what}: ${error.message}`, { cause: error });
      });
      for (const name of names) {
        expect([...name].length).toBeLessThanOrEqual(maxNameCharacters);
        expect(name.split("/").length).toBeLessThanOrEqual(maxPathFolders + 1);
      }
    }
  });
});
