import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { type AppUnderTest, errorOf, logOf, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
let hiding: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  hiding = await startApp({}, { hiddenWords: ["Lenas Server"] });
});
afterAll(() => Promise.all([app.stop(), hiding.stop()]));

const json = { "Content-Type": "application/json" };
const log = [
  "[10:00:00] [Server thread/INFO]: Lena_42[/203.0.113.9:50123] logged in with entity id 7 at ([world]1.5, 64.0, -3.5)",
  "[10:00:01] [Server thread/INFO]: <Lena_42> welcome to lenas server",
  "",
].join("\n");

async function shared(path: string, body: string, headers: Record<string, string> = json, at = app) {
  const response = await at.get(path, { method: "POST", body, headers });
  expect(response.status).toBe(200);
  return (await response.json()) as UploadAnswer;
}

async function stored(answer: UploadAnswer, at = app): Promise<string> {
  return (await logOf(at, answer.id)).content;
}

const upload = (fields: object) => shared("/api/upload", JSON.stringify({ content: log, ...fields }));

describe("words of the sender's own", () => {
  test.each<[what: string, fields: object]>([
    ["as a list", { hide: ["Lenas Server"] }],
    ["with commas", { hide: "x y，Lenas Server" }],
  ])("are masked, %s, and nothing else", async (_, fields) => {
    const answer = await upload(fields);
    expect(await stored(answer)).toBe(log.replace("lenas server", "********"));
    expect(answer.redacted).toEqual({ "own-words": 1 });
  });

  test("are masked with all else, in the name, too, and by queries and forms", async () => {
    const answer = await upload({ hide: ["lenas server"], redact: true, name: "lenas server.log" });
    expect(await stored(answer)).not.toMatch(/lenas server|203\.0\.113/);
    expect((await logOf(app, answer.id)).name).toBe("********.log");
    const plain = await shared("/api/upload?hide=lenas%20server", log, { "Content-Type": "text/plain" });
    expect(await stored(plain)).toContain("welcome to ********");
    const form = new URLSearchParams({ content: "hi Lena", hide: "lena" }).toString();
    expect(
      await stored(await shared("/api/upload", form, { "Content-Type": "application/x-www-form-urlencoded" })),
    ).toBe("hi ********");
    const mclogs = await shared("/1/log?hide=lenas%20server&players=true", JSON.stringify({ content: log }));
    expect(await stored(mclogs)).toContain("<Player1> welcome to ********");
  });

  test.each(["/1/log", "/v1/log"])("are masked at %s, too, in every form of body", async (path) => {
    const masking = { hide: "lenas server", players: "names" };
    const masked = "<Player1> welcome to ********";
    expect(await stored(await shared(path, JSON.stringify({ content: log, ...masking })))).toContain(masked);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    for (const fields of [
      { content: log, ...masking },
      { ...masking, content: log },
    ]) {
      const form = new URLSearchParams(fields).toString();
      expect(await stored(await shared(path, form, headers))).toContain(masked);
    }
    const bare = `content=${log}&hide=lenas server&players=names`;
    expect(await stored(await shared(path, bare, headers))).toContain(masked);
    const unmasked = JSON.stringify({ content: "at 203.0.113.9", redact: false });
    expect(await stored(await shared(path, unmasked))).toBe("at 203.0.113.9");
    const refused = await app.get(path, {
      method: "POST",
      body: JSON.stringify({ content: log, hide: 5 }),
      headers: json,
    });
    expect(refused.status).toBe(400);
  });

  test("are masked in the several files of LogShare.CN's forms", async () => {
    const body = JSON.stringify({
      files: [
        { name: "a.log", content: log },
        { name: "b.log", content: log },
      ],
      hide: ["lenas server"],
    });
    const { id } = await shared("/v1/log", body);
    for (const file of ["a.log", "b.log"]) {
      const text = await (await app.get(`/v1/raw/${id}/${file}`)).text();
      expect(text).toContain("welcome to ********");
    }
  });

  test.each<[what: string, fields: object]>([
    ["a number", { hide: 5 }],
    ["single letters", { hide: ["a"] }],
    ["too many", { hide: Array.from({ length: 51 }, (_, at) => `word${at}`) }],
    ["too long", { hide: "x".repeat(1001) }],
    ["players that are none", { players: "everything" }],
    ["players in a number", { players: 3 }],
  ])("are refused as %s: what should have been masked must not be stored", async (_, fields) => {
    const response = await app.get("/api/upload", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ content: log, ...fields }),
    });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).error).toMatch(/`(?:hide|players)` must/);
  });
});

describe("players", () => {
  test("stay, unless they are asked for", async () => {
    expect(await stored(await upload({ redact: true }))).toContain("Lena_42");
    expect(await stored(await upload({ players: false }))).toBe(log);
  });

  test("have stand-ins, with or without other masks", async () => {
    expect(await stored(await upload({ players: true }))).toBe(log.replaceAll("Lena_42", "Player1"));
    const all = await upload({ players: "all", redact: true });
    expect(await stored(all)).toBe(
      [
        "[10:00:00] [Server thread/INFO]: Player1[/**.**.**.**:50123] logged in with entity id 7 at ([world]**)",
        "[10:00:01] [Server thread/INFO]: <Player1> ********",
        "",
      ].join("\n"),
    );
    expect(all.redacted).toEqual({ "player-name": 2, ipv4: 1, coordinates: 1, chat: 1 });
  });

  test("are the same in all files of a share", async () => {
    const files = [
      { name: "Lena_42-a.log", content: "]: Otto99 joined the game\n]: Lena_42 joined the game\n" },
      { name: "b.log", content: "]: Lena_42 left the game\n" },
    ];
    const answer = await shared("/api/upload", JSON.stringify({ files, players: ["names"] }));
    const texts = await Promise.all(
      answer.files!.map(async ({ id, name }) => `${name}: ${(await logOf(app, id)).content}`),
    );
    expect(texts.sort()).toEqual([
      "Player2-a.log: ]: Player1 joined the game\n]: Player2 joined the game\n",
      "b.log: ]: Player2 left the game\n",
    ]);
  });
});

test("words of the operator are masked in every log, through every interface", async () => {
  expect(await stored(await shared("/api/upload", JSON.stringify({ content: log }), json, hiding), hiding)).toBe(
    log.replace("lenas server", "********"),
  );
  const { key } = (await (await hiding.get("/documents", { method: "POST", body: log })).json()) as { key: string };
  expect((await logOf(hiding, key)).content).toContain("welcome to ********");
});
