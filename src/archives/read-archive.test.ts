import { describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { type TarFile, tarOf } from "../../tests/support/tar-builder.ts";
import { type ZipFile, zipOf } from "../../tests/support/zip-builder.ts";
import { ArchiveError } from "./archive-error.ts";
import { archiveKind } from "./open-archive.ts";
import { type ArchiveLimits, readArchive } from "./read-archive.ts";

const limits = { maxFiles: 10, maxFileBytes: 100_000, maxTotalBytes: 500_000 };
const log = "[10:30:00] [Server thread/INFO]: Done (3.2s)!\n";
const crash = "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-01-15 10:30:00\nDescription: Ticking entity\n";
const jvm = "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n";

async function read(archive: Uint8Array | Blob, some: Partial<ArchiveLimits> = {}) {
  const { files, leftOut, moreLeftOut } = await readArchive(archive, { ...limits, ...some });
  const texts = Object.fromEntries(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));
  const reasons = Object.fromEntries(leftOut.map(({ name, reason }) => [name, reason]));
  return { names: files.map(({ name }) => name), kinds: files.map(({ kind }) => kind), texts, reasons, moreLeftOut };
}

function fault(archive: Uint8Array, some: Partial<ArchiveLimits> = {}): Promise<unknown> {
  return readArchive(archive, { ...limits, ...some }).catch((error) => {
    if (error instanceof ArchiveError) return error.code;
    throw error;
  });
}

function asTar(files: readonly ZipFile[]): TarFile[] {
  return files.map(({ name, content = "" }) => ({ name, content }));
}

describe.each<[kind: string, pack: (files: readonly ZipFile[]) => Uint8Array]>([
  ["zip", zipOf],
  ["tar", (files) => tarOf(asTar(files))],
  ["tarGz", (files) => gzipSync(tarOf(asTar(files)))],
])("of a %s", (kind, pack) => {
  test("the logs are taken, the most telling first, and the rest is named", async () => {
    const archive = pack([
      { name: "mods/sodium.jar", content: "PK\x03\x04" },
      { name: "options.txt", content: "fov:0.5\nlang:zh_cn\n" },
      { name: "1.20.1.json", content: "{}" },
      { name: "launch.bat", content: "java -Xmx4G --accessToken abc\n" },
      { name: "logs/debug.log", content: log },
      { name: "hmcl.log", content: log },
      { name: "logs/latest.log", content: log },
      { name: "hs_err_pid1234.log", content: jvm },
      { name: "crash-reports/crash-2024-01-15_10.30.00-client.txt", content: crash },
    ]);
    expect(await archiveKind(archive)).toBe(kind as "zip");
    expect(await read(archive)).toMatchObject({
      names: [
        "crash-2024-01-15_10.30.00-client.txt",
        "hs_err_pid1234.log",
        "latest.log",
        "hmcl.log",
        "debug.log",
        "launch.bat",
      ],
      kinds: ["crashReport", "jvmCrash", "gameLog", "launcherLog", "debugLog", "launchScript"],
      texts: { "latest.log": log, "launch.bat": "java -Xmx4G --accessToken abc\n" },
      reasons: { "mods/sodium.jar": "notALog", "options.txt": "notALog", "1.20.1.json": "notALog" },
      moreLeftOut: 0,
    });
    expect((await read(new Blob([archive as Uint8Array<ArrayBuffer>]))).names).toHaveLength(6);
  });

  test("what PCL packs is known by its Chinese names", async () => {
    const archive = pack([
      { name: "启动脚本.bat", content: "@echo off\n" },
      { name: "环境与启动信息.txt", content: "PCL 版本：Release 2.8\n" },
      { name: "PCL 启动器日志.txt", content: "[10:30:00.000] [Launch] 启动\n" },
      { name: "游戏崩溃前的输出.txt", content: log },
    ]);
    expect((await read(archive)).kinds).toEqual(["gameLog", "launcherLog", "launcherText", "launchScript"]);
  });

  test("rotated logs are unpacked, and no further", async () => {
    const archive = pack([
      { name: "logs/2024-01-15-2.log.gz", content: gzipSync(log) },
      { name: "logs/2024-01-15-3.log.gz", content: gzipSync(log).subarray(0, 30) },
      { name: "logs/2024-01-15-4.log.gz", content: gzipSync(gzipSync(log)) },
      { name: "logs/2024-01-15-5.log.gz", content: gzipSync(Buffer.alloc(5_000_000, "x")) },
      { name: "logs/2024-01-15-6.log.gz", content: gzipSync(zipOf([{ name: "a.log", content: log }])) },
      { name: "logs.tar.gz", content: "x" },
      { name: "more.zip", content: "x" },
    ]);
    expect(await read(archive)).toMatchObject({
      texts: { "2024-01-15-2.log": log },
      reasons: {
        "logs/2024-01-15-3.log.gz": "damaged",
        "logs/2024-01-15-4.log.gz": "nested",
        "logs/2024-01-15-5.log.gz": "tooLarge",
        "logs/2024-01-15-6.log.gz": "nested",
        "logs.tar.gz": "nested",
        "more.zip": "nested",
      },
    });
  });

  test("what is in a file decides where its name does not", async () => {
    const archive = pack([
      { name: "新建文本文档.txt", content: crash },
      { name: "notes.txt", content: "buy milk\n" },
      { name: "pasted.txt", content: log },
      { name: "picture.log", content: Buffer.from("\x89PNG\r\n", "latin1") },
      { name: "jar.log", content: "PK\x03\x04" },
      { name: "blank.log", content: " \n\n" },
      { name: "empty.log" },
    ]);
    expect(await read(archive)).toMatchObject({
      names: ["新建文本文档.txt", "pasted.txt"],
      kinds: ["crashReport", "olderLog"],
      reasons: {
        "notes.txt": "notALog",
        "blank.log": "empty",
        "empty.log": "empty",
        "jar.log": "nested",
        "picture.log": "notText",
      },
    });
  });

  test("each bound holds", async () => {
    const large = log.repeat(2000);
    const some = { maxFileBytes: large.length, maxTotalBytes: 2.5 * large.length, maxUnpackedBytes: 10_000_000 };
    const archive = pack([
      { name: "larger.log", content: `${large}!` },
      ...["a", "b", "c"].map((name) => ({ name: `${name}.log`, content: large })),
      { name: "latest.log", content: log },
    ]);
    const { names, reasons } = await read(archive, some);
    expect(names).toEqual(["latest.log", "a.log", "b.log"]);
    expect(reasons).toEqual({ "c.log": "tooMuchTogether", "larger.log": "tooLarge" });
    expect(await read(archive, { ...some, maxFiles: 1 })).toMatchObject({
      names: ["latest.log"],
      reasons: { "a.log": "tooManyFiles" },
    });
  });

  test("ten thousand files are few to list, and more than allowed are refused", async () => {
    const files = Array.from({ length: 10_000 }, (_, i) => ({ name: `assets/${i}.png`, content: "" }));
    const archive = pack([...files, { name: "latest.log", content: log }]);
    const { names, reasons, moreLeftOut } = await read(archive, { maxUnpackedBytes: 20_000_000 });
    expect([names, Object.keys(reasons).length, moreLeftOut]).toEqual([["latest.log"], 100, 9900]);
    expect(await fault(archive, { maxEntries: 10_000, maxUnpackedBytes: 20_000_000 })).toBe("tooManyEntries");
  });

  test("a thousand small bombs cost no more than a few", async () => {
    const bomb = gzipSync(Buffer.alloc(200_000));
    const files = Array.from({ length: 1000 }, (_, i) => ({ name: `${i}.log.gz`, content: bomb }));
    const some = { ...limits, maxUnpackedBytes: 10_000_000 };
    const error = (await readArchive(pack(files), some).catch((error) => error)) as ArchiveError;
    const reasons = error.leftOut.map(({ reason }) => reason);
    // Twice what may be taken is unpacked at most.
    expect(reasons.filter((reason) => reason === "tooLarge")).toHaveLength(10);
    expect(reasons.filter((reason) => reason === "tooMuchTogether")).toHaveLength(90);
  });

  test("its time is looked at for every file, and it is refused when that is over", async () => {
    const files = Array.from({ length: 50 }, (_, i) => ({ name: `${i}.log`, content: log }));
    const archive = pack(files);
    let looks = 0;
    const counting = { ...limits, maxFiles: 50, isOverdue: () => ++looks < 0 };
    await readArchive(archive, counting);
    const all = looks;
    expect(all).toBeGreaterThan(3 * files.length - 1);
    for (let left = 1; left < all; left += 20) {
      looks = 0;
      const error = await readArchive(archive, { ...counting, isOverdue: () => ++looks > left }).catch(
        (fault) => fault,
      );
      expect(error).toEqual(new ArchiveError("tookTooLong"));
      expect(looks).toBe(left + 1);
    }
  });

  test("without a log, it is refused, and what is in it is told", async () => {
    const archive = pack([{ name: "META-INF/MANIFEST.MF", content: "x" }]);
    const error = (await readArchive(archive, limits).catch((error) => error)) as ArchiveError;
    expect(error.code).toBe("nothingTaken");
    expect(error.leftOut).toEqual([{ name: "META-INF/MANIFEST.MF", reason: "notALog" }]);
  });

  test("that is cut off, nothing else than a refusal or whole files comes", async () => {
    const whole = pack([
      { name: "latest.log", content: log.repeat(50) },
      { name: "debug.log", content: log.repeat(20) },
    ]);
    for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 200)) {
      const found = await readArchive(whole.subarray(0, length), limits).catch((error) => error);
      if (found instanceof ArchiveError) continue;
      for (const { name, bytes } of found.files)
        expect(new TextDecoder().decode(bytes)).toBe(log.repeat(name === "latest.log" ? 50 : 20));
    }
  });
});

test("files of the same name are told apart by a folder, else by a number", async () => {
  const files = ["a/logs/latest.log", "b/logs/latest.log", "debug.log", "debug.log", "old/debug.log"];
  const { names } = await read(zipOf(files.map((name) => ({ name, content: log }))));
  expect(names).toEqual(["latest (a).log", "latest (b).log", "debug.log", "debug (2).log", "debug (old).log"]);
});

test("paths are told with eight folders and 255 characters at most", async () => {
  const folders = Array.from({ length: 12 }, (_, i) => `f${i}`).join("/");
  const names = [`${folders}/a.png`, `${"x".repeat(300)}/b.png`, "latest.log"];
  const { reasons } = await read(zipOf(names.map((name) => ({ name, content: log }))));
  expect(Object.keys(reasons)).toEqual(["f4/f5/f6/f7/f8/f9/f10/f11/a.png", `…${"x".repeat(248)}/b.png`]);
});

test.each<[what: string, bytes: Uint8Array, code: string]>([
  ["nothing", new Uint8Array(0), "notAnArchive"],
  ["a log", Buffer.from(log), "notAnArchive"],
  ["a packed log", gzipSync(log), "notAnArchive"],
  ["a 7z", Buffer.from("7z\xbc\xaf\x27\x1c\0\x04", "latin1"), "unsupported"],
  ["a RAR", Buffer.from("Rar!\x1a\x07\0", "latin1"), "unsupported"],
  ["an empty zip", zipOf([]), "nothingTaken"],
  ["only the beginning of a zip", Buffer.from("PK\x03\x04"), "damaged"],
  ["a tar.gz that unpacks to too much", gzipSync(tarOf([{ name: "a", content: Buffer.alloc(2e6) }])), "tooLarge"],
])("%s is refused", async (_, bytes, code) => {
  expect(await fault(bytes)).toBe(code);
});
