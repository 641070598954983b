import type { Dice } from "./dice.ts";

const methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "get", "TRACE", "PROPFIND", "M-SEARCH"];

/** Headers that are sent as they should be, and say something strange. */
const strangeHeaders: string[] = [
  "Accept-Encoding: gzip;q=9, *;q=0",
  "Accept-Encoding: ;;,,",
  "Accept-Encoding: zstd, br, gzip",
  "Accept: text/html;q=x, */*;q=",
  "Accept-Language: ,,;q=;",
  "Accept-Language: zh-Hans-CN, en;q=0.1",
  "Authorization: Bearer ",
  `Authorization: Bearer ${"0".repeat(64)}`,
  "Authorization: Basic ===",
  "Cookie: theme=dark; language=zh; a",
  `Cookie: ${"a=b; ".repeat(200)}`,
  'If-None-Match: "',
  'If-None-Match: W/"x", *',
  "If-Modified-Since: yesterday",
  "Range: bytes=0-1",
  "Range: bytes=5-1,-,x",
  "Origin: null",
  "Access-Control-Request-Method: DELETE",
  "Access-Control-Request-Headers: *",
  "Referer: ://",
  "User-Agent: Discordbot/2.0",
  "User-Agent:",
  "X-Forwarded-For: ,,,",
  "X-Forwarded-For: 1.2.3.4, [::1]:5",
  "X-Forwarded-Host: a b",
  "X-Forwarded-Proto: javascript",
  "Forwarded: for=x",
  "Mcp-Session-Id: x",
  "Mcp-Protocol-Version: 1999-01-01",
  "Accept: application/json, text/event-stream",
  "Content-Language: \u00ff\u00fe",
  "X-Empty:",
  `X-Long: ${"y".repeat(4000)}`,
];

const types = [
  "application/json; charset=utf-16",
  'application/json; charset="',
  "text/plain; charset=nonsense",
  "text/plain; charset=utf-16le",
  "text/plain; charset=gb18030",
  'multipart/form-data; boundary=""',
  "multipart/form-data",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "multipart/mixed; boundary=x7",
  "application/x-www-form-urlencoded; charset=nonsense",
  ';;;="',
  "",
  "application/zip",
  "image/png",
];

const hosts = [
  "Host: localhost",
  "Host: a b",
  "Host:",
  "Host: [::1]:80",
  "Host: x:99999",
  "Host: ../x",
  "Host: \u00e4",
];

export function someMethod(dice: Dice): string {
  return dice.pick(methods);
}

export function someHeader(dice: Dice): string {
  return dice.once(5) ? `Content-Type: ${dice.pick(types)}` : dice.pick(strangeHeaders);
}

export function someHost(dice: Dice): string {
  return dice.once(30) ? dice.pick(hosts) : "Host: 127.0.0.1";
}

/** A path that says the same in another way, or something else. */
export function strangePath(dice: Dice, path: string): string {
  const at = 1 + dice.below(path.length);
  const [before, after] = [path.slice(0, at), path.slice(at)];
  switch (dice.below(10)) {
    case 0:
      return `${before}${dice.pick(["%00", "%ff", "%2f", "%2e%2e%2f", "%zz", "%", "%E4%B8%AD", "%c0%af", "%25"])}${after}`;
    case 1:
      return path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    case 2:
      return path.replaceAll("/", "//");
    case 3:
      return `${path}/`;
    case 4:
      return `${before}/../${after}`;
    case 5:
      return path.toUpperCase();
    case 6:
      return `${path}${path.includes("?") ? "&" : "?"}${dice.pick(["a", "=", "&&&", "name=%", "format=x", "redact=perhaps", "a[]=1", "L=1-5", "lang=zh", "raw", "download=1"])}`;
    case 7:
      return `${path}${"a".repeat(dice.below(3000))}`;
    case 8:
      return `${before}${dice.pick(["'", "\\", ";", "@", "~", "!", "*", ":", ",", "$(x)", "|"])}${after}`;
    default:
      return `http://other.example${path}`;
  }
}

const wrongFraming: ((dice: Dice, head: string[], body: Buffer) => Buffer[])[] = [
  // More is promised than sent, or less.
  (dice, head, body) => [
    ...lines([...head, `Content-Length: ${Math.max(0, body.length + dice.below(40) - 20)}`]),
    body,
  ],
  (dice, head, body) => [
    ...lines([
      ...head,
      `Content-Length: ${dice.pick(["-1", "99999999999999999999", "5, 6", "0x10", "1e3", "", "+3"])}`,
    ]),
    body,
  ],
  (_, head, body) => [...lines([...head, `Content-Length: ${body.length}`, "Content-Length: 3"]), body],
  (_, head, body) => [...lines([...head, `Content-Length: ${body.length}`, "Transfer-Encoding: chunked"]), body],
  // Chunks that are none, or never end.
  (dice, head, body) => [
    ...lines([...head, "Transfer-Encoding: chunked"]),
    Buffer.from(
      dice.pick([
        "zz\r\n",
        "5\r\nhello",
        "-1\r\n\r\n",
        "ffffffffffffffff\r\n",
        "1\r\nab\r\n",
        "0\r\n",
        "0\r\nA: b\r\n",
      ]),
    ),
    body,
  ],
  (dice, head, body) => [
    ...lines([...head, `Transfer-Encoding: ${dice.pick(["gzip, chunked", "identity", "chunked, chunked", "x", ""])}`]),
    body,
  ],
  // Lines that are none.
  (dice, head, body) => [
    ...lines([
      ...head,
      dice.pick(["NoColon", " folded: x", "A : b", ": x", "A: \u0000", "\u0001: x", `B: ${"x".repeat(20_000)}`]),
    ]),
    body,
  ],
  (_, head, body) => [Buffer.from(`${head.join("\n")}\n\n`, "latin1"), body],
  (dice, head, body) => {
    const rest = head.slice(1);
    const first = head[0]!.replace(
      "HTTP/1.1",
      dice.pick(["HTTP/1.0", "HTTP/9", "HTTP/2.0", "", "http/1.1", "HTTP/1.1 x"]),
    );
    return [...lines([first, ...rest, `Content-Length: ${body.length}`]), body];
  },
  // Bytes flipped anywhere, the end cut off anywhere, or random bytes.
  (dice, head, body) => {
    const bytes = Buffer.concat([...lines([...head, `Content-Length: ${body.length}`]), body]);
    for (let i = 1 + dice.below(6); i > 0; i--) bytes[dice.below(bytes.length)] = dice.below(256);
    return [bytes];
  },
  (dice, head, body) => {
    const bytes = Buffer.concat([...lines([...head, `Content-Length: ${body.length}`]), body]);
    return [bytes.subarray(0, 1 + dice.below(bytes.length))];
  },
  (dice) => [dice.bytes(1 + dice.below(300))],
];

/** A request whose end nobody can know, or that is none. */
export function wronglyFramed(dice: Dice, head: string[], body: Buffer): Buffer {
  return Buffer.concat(dice.pick(wrongFraming)(dice, head, body));
}

/** The body in chunks, as the protocol allows, with what it allows beside them. */
export function chunked(dice: Dice, head: string[], body: Buffer): Buffer {
  const chunks = lines([...head, "Transfer-Encoding: chunked"]);
  const size = 1 + dice.below(dice.once(20) ? 3 : 900);
  for (let at = 0; at < body.length; at += size) {
    const chunk = body.subarray(at, at + size);
    const extension = dice.once(10) ? ";a=b" : "";
    chunks.push(Buffer.from(`${chunk.length.toString(16)}${extension}\r\n`), chunk, Buffer.from("\r\n"));
  }
  chunks.push(Buffer.from(dice.once(10) ? "0\r\nTrailer: x\r\n\r\n" : "0\r\n\r\n"));
  return Buffer.concat(chunks);
}

export function lines(head: string[]): Buffer[] {
  return [Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1")];
}
