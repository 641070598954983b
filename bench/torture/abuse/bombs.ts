import { gzipSync } from "node:zlib";
import { requestBytes } from "../client.ts";
import { Dice } from "../requests/dice.ts";

/** As much as a body may be: six times a log of 10 MiB, and a little less than what is refused by its size alone. */
const bombBytes = 62_900_000;

/** A few hundred bytes that become 62.9 million. */
function bomb(opening: string, piece: string): Uint8Array {
  const repeated = piece.repeat(Math.ceil(bombBytes / piece.length)).slice(0, bombBytes - opening.length);
  return gzipSync(gzipSync(Buffer.from(opening + repeated)));
}

function packed(path: string, type: string, body: Uint8Array): Uint8Array {
  return requestBytes("POST", path, { "Content-Type": type, "Content-Encoding": "gzip, gzip" }, body);
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const parsers = [
  "/api/upload",
  "/1/log",
  "/api/analyse",
  "/api/v1/pastes",
  "/documents",
  "/1/analyse",
  "/1/bulk/log/delete",
];

/** JSON that is nothing but structure, at every path that parses it, and in the form field that holds JSON. */
export function jsonBombs(): Uint8Array[] {
  const [deep, objects, siblings, keys] = [bomb("", "["), bomb("", '{"a":'), bomb("[", "[],"), bomb("{", '"a":1,')];
  return [
    ...[deep!, objects!, siblings!, keys!].map((body) => packed("/api/upload", json, body)),
    ...parsers.slice(1).map((path) => packed(path, json, deep!)),
    packed("/1/log", form, bomb("content=x&metadata=", "[")),
    packed("/1/log", form, bomb("content=x&metadata=[", "[],")),
  ];
}

/** Forms that are nothing but separators. */
export function formBombs(): Uint8Array[] {
  const [empty, named] = [bomb("", "&"), bomb("", "a=&")];
  return ["/api/upload", "/1/log"].flatMap((path) => [packed(path, form, empty!), packed(path, form, named!)]);
}

/** Nothing but white space: everything is unpacked and looked at, to find that there is nothing. */
export function blankBombs(): Uint8Array[] {
  return [packed("/api/upload", json, bomb("", " ")), packed("/api/upload", "text/plain", bomb("", "\n"))];
}

/** Millions of different names. */
export function keyBombs(): Uint8Array[] {
  const parts: string[] = [];
  for (let i = 0, length = 0; length < bombBytes - 100 && i < 4_500_000; i++) {
    const part = `"${i.toString(36)}":1,`;
    parts.push(part);
    length += part.length;
  }
  return [packed("/api/upload", json, gzipSync(gzipSync(Buffer.from(`{${parts.join("")}"z":1}`), { level: 1 })))];
}

/** Millions of frames with nothing in them. */
export function frameBombs(): Uint8Array[] {
  const frame = Buffer.from("28b52ffd2000010000", "hex");
  const frames = Buffer.alloc(frame.length * 1_000_000);
  for (let at = 0; at < frames.length; at += frame.length) frame.copy(frames, at);
  const plain = { "Content-Type": "text/plain" };
  return [
    requestBytes("POST", "/api/upload", { ...plain, "Content-Encoding": "zstd" }, frames),
    requestBytes("POST", "/api/upload", { ...plain, "Content-Encoding": "zstd, gzip" }, gzipSync(frames)),
  ];
}

/** As much as is still read where all requests are: unpacked, and deep. */
export function bracketBodies(): Uint8Array[] {
  const headers = { "Content-Type": json };
  return ["[", '{"a":'].map((piece) => {
    return requestBytes("POST", "/api/upload", headers, piece.repeat(Math.floor(262_143 / piece.length)));
  });
}

/** Names of files that are nearly all of a body, in which every folder and every character is looked at. */
export function longNames(): Uint8Array[] {
  const name = "a/".repeat(31_000) + "b".repeat(62_000);
  const files = (content: (text: string) => unknown) => ["x", "y"].map((text) => ({ name, content: content(text) }));
  const headers = { "Content-Type": json, "Content-Encoding": "gzip" };
  const asked = (path: string, body: object) =>
    requestBytes("POST", path, headers, gzipSync(JSON.stringify(body), { level: 9 }));
  return [
    asked("/api/upload", { files: files((text) => text) }),
    asked("/api/upload?redact=true", { files: files((text) => text) }),
    asked("/api/v1/pastes", { name, files: files((value) => ({ format: "text", value })) }),
  ];
}

/** A tar that says eight million times how its only file is called, in bytes that are no text of any encoding. */
export function paxRecords(): Uint8Array[] {
  const record = Buffer.from("9 path=\xff\n", "latin1");
  const header = tarHeader("x", Math.floor(65_536 / record.length) * record.length);
  const records = Buffer.alloc(65_536);
  for (let at = 0; at + record.length <= records.length; at += record.length) record.copy(records, at);
  const parts: Uint8Array[] = [];
  for (let length = 0; length < 74_000_000; length += 66_048) parts.push(header, records);
  const tar = Buffer.concat([
    ...parts,
    tarHeader("0", 6),
    Buffer.from("a log\n".padEnd(512, "\0")),
    Buffer.alloc(1024),
  ]);
  const headers = { "Content-Type": "application/octet-stream" };
  return [requestBytes("POST", "/api/upload", headers, gzipSync(tar, { level: 9 }))];
}

/** Of a file, or of what is said about the next one. */
function tarHeader(type: "0" | "x", size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write("latest.log", 0);
  header.write("0000644\x000000000\x000000000\0", 100);
  header.write(`${size.toString(8).padStart(11, "0")}\x0000000000000\0        ${type}`, 124);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** Beginnings of what is private, each of which somebody has to look at. */
const fragments = [
  ..."1. | 12.34.56.78 | a@b | :// | token | /home/ | $2a$10$ | secret | api_key | apiKey: | ip | \u001b[31m".split(
    " | ",
  ),
  ...["=", '"', "\n", " "],
];

/** A log of 10 MiB to be masked that is made of nothing but these. */
export function maskedBodies(): Uint8Array[] {
  const dice = new Dice(1);
  const parts: string[] = [];
  for (let length = 0; length < 10_400_000; length += parts.at(-1)!.length) parts.push(dice.pick(fragments));
  const headers = { "Content-Type": "text/plain", "Content-Encoding": "gzip" };
  return [requestBytes("POST", "/api/upload?redact=true", headers, gzipSync(parts.join("")))];
}
