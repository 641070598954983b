import { describe, expect, test } from "bun:test";
import { emptyArchive, mistakenBinary, mistakenFile } from "./mistaken-files.ts";

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describe("a file that is taken for a log", () => {
  test.each<[name: string, beginning: string, is: ReturnType<typeof mistakenFile>]>([
    ["latest.log", "[12:00:00] [main/INFO]: a", null],
    ["shot.png", "\x89PNG\r\n\x1a\n", "picture"],
    ["log.pdf", "%PDF-1.7", "document"],
    ["java", "\x7fELF", "program"],
    ["sodium-0.5.jar", "PK\x03\x04", "mod"],
    ["sodium-0.5.jar.disabled", "PK\x03\x04", "mod"],
    ["logs.zip", "PK\x03\x04", "archive"],
    ["logs.7z", "7z\xbc\xaf\x27\x1c", "archive"],
    ["base.mcworld", "PK\x03\x04", "world"],
    ["latest.log.xz", "\xfd7zXZ\0", "packed"],
  ])("%s", (name, beginning, is) => {
    expect(mistakenFile(name, latin1(beginning))).toBe(is);
  });

  test("is part of a world by its name where it begins as nothing else does", () => {
    expect(["r.0.0.mca", "world/level.dat", "save.bin"].map(mistakenBinary)).toEqual(["world", "world", "notText"]);
  });
});

test("an archive without a log says what it holds in its place", () => {
  const encrypted = { name: "latest.log", reason: "encrypted" } as const;
  const region = { name: "world/region/r.0.0.mca", reason: "notALog" } as const;
  const other = { name: "a.class", reason: "notALog" } as const;
  expect(emptyArchive("nothingTaken", [encrypted])).toBe("encrypted");
  expect(emptyArchive("nothingTaken", [other, region])).toBe("world");
  expect(emptyArchive("nothingTaken", [encrypted, other])).toBe("nothingTaken");
  expect(emptyArchive("damaged", [region])).toBe("damaged");
});
