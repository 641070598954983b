import { expect, test } from "bun:test";
import { toUtf8 } from "../http/bodies/text-encoding.ts";
import { decodeLog } from "./text-decoding.ts";

const samples: [name: string, bytes: number[]][] = [
  ["nothing", []],
  ["UTF-8", [...Buffer.from("\ufeff[中文] é\r\n")]],
  ["UTF-16, little end first", [0xff, 0xfe, 0x41, 0x00, 0x2d, 0x4e]],
  ["UTF-16, big end first", [0xfe, 0xff, 0x00, 0x41, 0x4e, 0x2d]],
  ["UTF-16 that is cut off", [0xff, 0xfe, 0x41, 0x00, 0x2d]],
  ["GB18030", [0x5b, 0xd6, 0xd0, 0xce, 0xc4, 0x5d]],
  ["Windows-1252", [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x80]],
  ["no encoding at all", [0xff, 0xff, 0x80, 0x81, 0x00]],
];

test.each(samples)("%s is read as the server reads it", (_, list) => {
  const bytes = Uint8Array.from(list);
  expect(decodeLog(bytes)).toBe(Buffer.from(toUtf8(bytes, null)).toString("utf8"));
});
