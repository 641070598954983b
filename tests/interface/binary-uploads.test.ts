import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** As `zip` writes it, with one stored file. */
const zip = Buffer.from("PK\x03\x04\x0a\x00\x00\x00\x00\x00latest.log\x00some lines PK\x01\x02PK\x05\x06", "latin1");
const png = Buffer.from("\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x00\x00\x01", "latin1");
const saved = Buffer.alloc(8000, Buffer.from("\x0a\x00\x00\x03\x00\x05level\x01\x02\x03\xfe\x80", "latin1"));
type Bytes = Buffer<ArrayBuffer>;
const bytes = (content: Bytes) => content as unknown as string;

function form(field: string, content: Bytes): FormData {
  const data = new FormData();
  data.append(field, new File([content], "logs.zip"));
  return data;
}

const pasteOf = (format: string, value: string) => JSON.stringify({ files: [{ content: { format, value } }] });
const percent = (content: Bytes) => [...content].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const json = { "Content-Type": "application/json" };
const encodedForm = { "Content-Type": "application/x-www-form-urlencoded" };

interface Way {
  path: string;
  /** Looks into archives, and so says what is wrong with one. */
  takesArchives?: true;
  method?: string;
  headers?: Record<string, string>;
  body: (content: Bytes) => string | FormData;
}

const ways: [name: string, way: Way][] = [
  ["/api/upload, as it is", { path: "/api/upload", takesArchives: true, body: bytes }],
  ["/api/upload, packed", { path: "/api/upload", body: (content) => bytes(Buffer.from(Bun.gzipSync(content))) }],
  ["/api/upload, as a file", { path: "/api/upload", takesArchives: true, body: (content) => form("file", content) }],
  [
    "/api/upload, as a form",
    { path: "/api/upload", headers: encodedForm, body: (content) => `content=${percent(content)}` },
  ],
  ["/api/analyse", { path: "/api/analyse", body: bytes }],
  ["/1/log, as a form", { path: "/1/log", headers: encodedForm, body: (content) => `content=${percent(content)}` }],
  [
    "/1/analyse, as a form",
    { path: "/1/analyse", headers: encodedForm, body: (content) => `content=${percent(content)}` },
  ],
  ["/documents", { path: "/documents", body: bytes }],
  ["/post", { path: "/post", body: bytes }],
  ["/post, with PUT", { path: "/post", method: "PUT", body: bytes }],
  ["0x0.st", { path: "/", body: (content) => form("file", content) }],
  [
    "paste.gg, in base64",
    { path: "/api/v1/pastes", headers: json, body: (content) => pasteOf("base64", content.toString("base64")) },
  ],
  [
    "paste.gg, packed",
    {
      path: "/api/v1/pastes",
      headers: json,
      body: (content) => pasteOf("gzip", Buffer.from(Bun.gzipSync(content)).toString("base64")),
    },
  ],
];

async function send({ path, method = "POST", headers, body }: Way, content: Bytes): Promise<Response> {
  return app.get(path, { method, body: body(content), ...(headers && { headers }) });
}

describe.each(ways)("%s", (_, way) => {
  test("refuses an archive, a picture and other files that are no text, in a sentence", async () => {
    const damaged = "The archive is damaged or cut off.";
    const archive = "This is a zip archive, not a log. Unpack it, and send the log inside.";
    for (const [content, sentence] of [
      [zip, way.takesArchives ? damaged : archive],
      [png, "This is a picture, not a log."],
      [saved, "This is a binary file, not a log."],
    ] as const) {
      const answer = await send(way, content);
      const said = await answer.text();
      expect(said).toContain(sentence);
      expect(answer.status).toBe(sentence === damaged ? 400 : 415);
    }
  });
});

test.each(["/api/upload", "/1/log", "/1/analyse"])(
  "%s refuses a file that was read as a text and sent as JSON",
  async (path) => {
    for (const content of [zip.toString(), zip.toString("latin1"), png.toString(), png.toString("latin1")]) {
      const answer = await app.get(path, { method: "POST", headers: json, body: JSON.stringify({ content }) });
      expect(answer.status).toBe(415);
      expect(((await answer.json()) as { error: string }).error).toContain("not a log");
    }
  },
);

test("logs in UTF-16, with zeros, and packed ones are stored all the same", async () => {
  const log = "[12:00:00] [Server thread/INFO]: Steve joined 中文\n".repeat(200);
  const utf16 = Buffer.from(`\ufeff${log}`, "utf16le");
  const bodies: [body: Uint8Array, content: string][] = [
    [utf16, `\ufeff${log}`],
    [Bun.gzipSync(Buffer.from(log)), log],
    [Buffer.from(`${log}\0\0 ${log}${"\0".repeat(5000)}`), `${log}\0\0 ${log}${"\0".repeat(5000)}`],
  ];
  for (const [body, content] of bodies) {
    const { id } = (await (await app.post(body)).json()) as { id: string };
    expect((await logOf(app, id)).content).toBe(content);
  }
});
