import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, errorOf, logOf, startApp } from "../support/app-under-test.ts";
import { bundleOf, crashFiles, fileForm, sampleLog as log, sampleReport as report } from "../support/bundle-shares.ts";
import { type TarFile, tarOf } from "../support/tar-builder.ts";
import { type ZipFile, zipOf } from "../support/zip-builder.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({}, { maxLogBytes: 64 * 1024 });
});
afterAll(() => app.stop());

describe("an archive", () => {
  const bomb = Buffer.alloc(20_000_000, "x");
  const inside: ZipFile[] = [
    { name: "x/mods/sodium.jar", content: "PK" },
    { name: "x/logs/latest.log", content: log },
    { name: "x/crash-reports/crash-2026-01-15.txt", content: report },
    { name: "x/config/a.json", content: "{}" },
  ];
  const packed: [kind: string, bytes: Uint8Array][] = [
    ["zip", zipOf(inside)],
    ["tar", tarOf(inside as TarFile[])],
    ["tar.gz", gzipSync(tarOf(inside as TarFile[]))],
  ];

  test.each(packed)(
    "that is a %s is taken as the body, whatever it is labelled as, and in a form",
    async (kind, bytes) => {
      const types = [
        "application/zip",
        "application/octet-stream",
        "application/x-www-form-urlencoded",
        "application/json",
      ];
      const sent = [
        ...types.map((type) => () => app.post(bytes, { "Content-Type": type })),
        () => app.post(fileForm([[`crash.${kind}`, bytes]])),
      ];
      for (const send of sent) {
        const answer = await send();
        expect(answer.status).toBe(200);
        const { id, files, leftOut } = (await answer.json()) as UploadAnswer;
        expect(files!.map(({ name }) => name)).toEqual(Object.keys(crashFiles));
        expect(await logOf(app, files![0]!.id)).toMatchObject({ content: report });
        expect(leftOut!.map(({ name, reason }) => [name, reason])).toEqual([
          ["x/mods/sodium.jar", "notALog"],
          ["x/config/a.json", "notALog"],
        ]);
        expect(leftOut![0]!.message).toBe("It is no log, crash report or text of a launcher.");
        expect((await bundleOf(app, id)).name).toBe(send === sent.at(-1) ? `crash.${kind}` : "");
      }
    },
  );

  test("in which one file is a log is an ordinary log, under the name of that", async () => {
    const answer = await app.post(fileForm([["crash.zip", zipOf(inside.slice(0, 2))]]), {}, "?name=crash.zip");
    const { id, files, leftOut } = (await answer.json()) as UploadAnswer;
    expect([files, leftOut!.length]).toEqual([undefined, 1]);
    expect(await logOf(app, id)).toMatchObject({ name: "latest.log", content: log });
  });

  test("is masked with the names of accounts in all of its files", async () => {
    const named = [
      { name: "logs/latest.log", content: `${log}[12:00:09] [main/INFO]: Setting user: hannah\n` },
      { name: "crash-reports/crash-2026-01-15.txt", content: `${report}\tat C:\\Users\\hannah\\mods\n` },
    ];
    for (const inside of [named, named.toReversed()]) {
      const answer = await app.post(zipOf(inside), { "Content-Type": "application/zip" }, "?redact=true");
      const { files } = (await answer.json()) as UploadAnswer;
      const stored = await Promise.all(files!.map(async ({ id }) => (await logOf(app, id)).content));
      expect(stored).toHaveLength(2);
      expect(stored.join()).toContain("Setting user: ********");
      expect(stored.join()).not.toContain("hannah");
    }
  });

  test("that is too large is refused as one", async () => {
    const sentence = "The archive is larger than 327680 bytes. Put only the logs and crash reports into it.";
    const large = zipOf([{ name: "a.jar", content: Buffer.alloc(2_000_000), isStored: true }]);
    const sent = [
      () => app.post(large, { "Content-Type": "application/zip" }),
      () => app.post(large, {}, "?name=crash.ZIP"),
      () => app.post(Buffer.alloc(2_000_000), { "Content-Type": "application/x-tar" }),
    ];
    for (const send of sent) {
      const answer = await send();
      expect([answer.status, (await errorOf(answer)).error]).toEqual([413, sentence]);
    }
  });

  test("joins files that are sent beside it", async () => {
    const form = fileForm([
      ["debug.log", log],
      ["crash.zip", zipOf(inside)],
    ]);
    const { files } = (await (await app.post(form)).json()) as UploadAnswer;
    expect(files!.map(({ name }) => name)).toEqual([...Object.keys(crashFiles), "debug.log"]);
  });

  test("without a log is left out beside one", async () => {
    const form = fileForm([
      ["latest.log", log],
      ["mods.zip", zipOf(inside.slice(0, 1))],
    ]);
    const shared = (await (await app.post(form)).json()) as UploadAnswer;
    expect(shared.leftOut).toMatchObject([{ name: "x/mods/sodium.jar", reason: "notALog" }]);
    expect((await logOf(app, shared.id)).content).toBe(log);
  });

  test("of more than ten logs gives the ten that tell most", async () => {
    const older = Array.from({ length: 12 }, (_, at) => ({ name: `logs/2026-01-${at + 10}-1.log`, content: log }));
    const answer = await app.post(zipOf([...older, ...inside]));
    const { files, leftOut } = (await answer.json()) as UploadAnswer;
    expect(files).toHaveLength(10);
    expect(files!.slice(0, 3).map(({ name }) => name)).toEqual([...Object.keys(crashFiles), "2026-01-21-1.log"]);
    expect(leftOut!.filter(({ reason }) => reason === "tooManyFiles")).toHaveLength(4);
  });

  test("is masked file by file", async () => {
    const script =
      "java --accessToken eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P\n";
    const zip = zipOf([...inside, { name: "LatestLaunch.bat", content: script }]);
    const { files } = (await (await app.post(zip, {}, "?redact=true")).json()) as UploadAnswer;
    const bat = files!.find(({ name }) => name === "LatestLaunch.bat")!;
    expect((await logOf(app, bat.id)).content).not.toContain("eyJ");
    expect(Object.keys(bat.redacted!)).not.toBeEmpty();
  });

  test.each<[what: string, bytes: () => Uint8Array, status: number, sentence: string]>([
    ["cut off", () => zipOf(inside).subarray(0, 300), 400, "The archive is damaged or cut off."],
    ["without a log", () => zipOf(inside.slice(0, 1)), 400, "There is no log and no crash report in this archive."],
    [
      "whose only log is encrypted",
      () => zipOf([{ ...inside[1]!, flags: 1 }]),
      400,
      "There is no log and no crash report in this archive. x/logs/latest.log: It is encrypted.",
    ],
    [
      "that is a bomb",
      () => zipOf([{ name: "latest.log", content: bomb }]),
      400,
      "There is no log and no crash report in this archive. latest.log: It is larger than a log may be.",
    ],
    [
      "that is a packed bomb",
      () => gzipSync(tarOf([{ name: "latest.log", content: bomb }])),
      413,
      "This archive unpacks to more",
    ],
    [
      "of another kind",
      () => Buffer.from("7z\xbc\xaf\x27\x1c and more", "latin1"),
      415,
      "7z, RAR and other archives are not read.",
    ],
  ])("%s is refused", async (_, bytes, status, sentence) => {
    const answer = await app.post(bytes());
    expect([answer.status, (await errorOf(answer)).error.slice(0, sentence.length)]).toEqual([status, sentence]);
  });

  test("is no single text that can be analysed", async () => {
    const answer = await app.get("/api/analyse", { method: "POST", body: zipOf(inside) });
    expect(answer.status).toBe(415);
  });
});
