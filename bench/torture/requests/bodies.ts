import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { sampleLog } from "../../sample-log.ts";
import type { Dice } from "./dice.ts";

/** A body, and what a sender would say about it. */
export interface Body {
  bytes: Buffer;
  type: string;
  encoding?: string;
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const boundary = "x7";
const multipart = `multipart/form-data; boundary=${boundary}`;

const logs = [1, 40, 300, 1500, 6000].map((bytes, i) => sampleLog(i + 1, Math.max(2, bytes)));
/** Over 256 KiB they go to other threads. Rare, because each costs as much as a thousand others. */
const largeLog = sampleLog(9, 400_000);

const texts: string[] = [
  "",
  " ",
  "\n",
  "x",
  "\u0000\u0001\u0002",
  "\ufeffbegins with a mark",
  "中文日志\n第二行\n",
  "\u001b[31mred\u001b[0m §4red\n",
  "a".repeat(9000),
  "\r\n".repeat(3000),
  "<script>alert(1)</script>",
  `$${"{jndi:ldap://x}"}`,
  "PK\u0003\u0004 is how an archive begins",
  "Caused by: ".repeat(400),
  "\tat a.b.c(D.java:1)\n".repeat(200),
  "java.lang.RuntimeException: x\n\tat a.b.c(D.java:1)\nCaused by: y\n".repeat(40),
];

const brokenJson: string[] = [
  "",
  "{",
  "[",
  "null",
  "true",
  "-",
  "1e999",
  '"x"',
  "[]",
  "{}",
  '{"content":',
  '{"content":"x"',
  '{"content":"x",}',
  '{"content":{}}',
  '{"content":["a"]}',
  '{"content":null}',
  '{"content":"\\ud800"}',
  '{"content":"\\u12"}',
  '{"content":"x","name":5}',
  '{"content":"x","name":"\\u0000"}',
  `{"content":"x","name":"${"n".repeat(300)}"}`,
  '{"content":"x","format":"nonsense"}',
  '{"content":"x","content":"y"}',
  '{"content":"x","redact":"perhaps"}',
  '{"content":"x","metadata":[{"key":"a","value":{}}],"source":5}',
  '{"__proto__":{"content":"x"},"constructor":1}',
  '{"files":[{"name":"a","content":{"format":"text","value":"x"}}]}',
  '{"files":[{"content":{"format":"gzip","value":"!!"}}]}',
  '{"files":[]}',
  '{"ids":["a"],"x":1}',
  "\ufeff{}",
  "{'content':'x'}",
  "NaN",
];

const rpc: string[] = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_summary","arguments":{"id":"abcdefghjk"}}}',
  '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"search","arguments":{"id":"abcdefghjk","pattern":"(a+)+$"}}}',
  '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":5}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"1.0","id":{},"method":[]}',
  '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":1,"method":"ping"}]',
  "[]",
  '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}',
];

const emptyZstdFrame = Buffer.from("28b52ffd2000010000", "hex");

type Maker = (dice: Dice) => Body;

const makers: Maker[] = [
  (dice) => ({ bytes: Buffer.from(JSON.stringify({ content: text(dice), name: "latest.log" })), type: json }),
  (dice) => ({ bytes: Buffer.from(text(dice)), type: "text/plain" }),
  (dice) => ({ bytes: Buffer.from(dice.pick(brokenJson)), type: json }),
  (dice) => ({ bytes: nested(dice), type: json }),
  (dice) => ({ bytes: Buffer.from(`content=${encodeURIComponent(text(dice))}&name=a`), type: form }),
  (dice) => ({ bytes: Buffer.from(brokenForm(dice), "latin1"), type: form }),
  (dice) => ({ bytes: parts(dice), type: multipart }),
  (dice) => ({ bytes: brokenParts(dice), type: multipart }),
  (dice) => ({ bytes: dice.bytes(dice.below(600)), type: "application/octet-stream" }),
  (dice) => ({ bytes: Buffer.from(dice.pick(rpc)), type: json }),
  (dice) => pasteGg(dice),
  (dice) => packed(dice),
  (dice) => packed(dice),
];

const kept = 3000;

/** Made once, because packing takes longer than sending; what is done to them at last is new each time. */
export class Bodies {
  private readonly made: Body[];
  private readonly large: Body = { bytes: Buffer.from(JSON.stringify({ content: largeLog })), type: json };

  constructor(private readonly dice: Dice) {
    this.made = Array.from({ length: kept }, () => dice.pick(makers)(dice));
  }

  next(): Body {
    const { dice } = this;
    if (dice.once(4000)) return this.large;
    const body = dice.pick(this.made);
    return dice.once(3) ? damaged(dice, body) : body;
  }
}

export function rpcBody(dice: Dice): Body {
  return { bytes: Buffer.from(dice.pick(rpc)), type: json };
}

function text(dice: Dice): string {
  return dice.pick(dice.once(2) ? logs : texts);
}

function nested(dice: Dice): Buffer {
  const opening = dice.pick(["[", '{"a":', "[[],", '{"a":1,"b":', '{"content":']);
  const depth = dice.once(50) ? 20_000 : dice.below(300);
  return Buffer.from(opening.repeat(depth) + (dice.once(2) ? "1" : "") + (dice.once(2) ? "]".repeat(depth) : ""));
}

function brokenForm(dice: Dice): string {
  const piece = dice.pick([
    "&",
    "a=&",
    "content=",
    "content=%",
    "content=%zz",
    "metadata=[",
    "=",
    "%00",
    "+",
    "a=b&content=x&",
  ]);
  return piece.repeat(1 + dice.below(200));
}

function parts(dice: Dice): Buffer {
  const name = dice.pick(["file", "content", "name", "c", "log", ""]);
  const file = dice.once(2)
    ? `; filename="${dice.pick(["a.log", "a.log.gz", "../../x", "\u0001", "", "中.log"])}"`
    : "";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  const one = Buffer.concat([Buffer.from(head), Buffer.from(text(dice)), Buffer.from("\r\n")]);
  return Buffer.concat([...Array.from({ length: 1 + dice.below(3) }, () => one), Buffer.from(`--${boundary}--\r\n`)]);
}

function brokenParts(dice: Dice): Buffer {
  const piece = dice.pick([
    `--${boundary}`,
    `--${boundary}\r\n`,
    `--${boundary}--`,
    `--${boundary}\r\n\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="\r\n\r\nx\r\n--${boundary}--`,
    `--${boundary}\r\nA: ${"b".repeat(3000)}\r\n\r\nx`,
    "\r\n",
    `\r\n--${boundary}\r\nContent-Disposition: form-data; name="content"\r\n\r\nx`,
  ]);
  return Buffer.from(piece.repeat(1 + dice.below(30)), "latin1");
}

function pasteGg(dice: Dice): Body {
  const format = dice.pick(["text", "base64", "gzip", "xz", "nonsense"]);
  const log = text(dice);
  const value = format === "gzip" ? gzipSync(log).toString("base64") : format === "base64" ? btoa("log") : log;
  const file = { name: dice.pick(["a.log", null, 5]), content: { format, value } };
  return { bytes: Buffer.from(JSON.stringify({ name: "p", files: Array(1 + dice.below(3)).fill(file) })), type: json };
}

function packed(dice: Dice): Body {
  const inner = Buffer.from(dice.once(3) ? JSON.stringify({ content: text(dice) }) : text(dice));
  const type = dice.pick([json, "text/plain", form, multipart]);
  switch (dice.below(7)) {
    case 0:
      return { bytes: deflateSync(inner), type, encoding: "deflate" };
    case 1:
      return {
        bytes: brotliCompressSync(inner, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
        type,
        encoding: "br",
      };
    case 2:
      return { bytes: Buffer.from(Bun.zstdCompressSync(inner)), type, encoding: "zstd" };
    case 3:
      return { bytes: Buffer.concat(Array(1 + dice.below(500)).fill(emptyZstdFrame)), type, encoding: "zstd" };
    case 4:
      return { bytes: gzipSync(gzipSync(inner)), type, encoding: "gzip, gzip" };
    case 5:
      return { bytes: gzipSync(inner), type };
    default:
      return { bytes: gzipSync(inner), type, encoding: "gzip" };
  }
}

/** Some bytes flipped, the end cut off, something appended, or another content type. */
function damaged(dice: Dice, body: Body): Body {
  const bytes = Buffer.from(body.bytes);
  switch (dice.below(4)) {
    case 0:
      for (let i = 1 + dice.below(8); i > 0 && bytes.length > 0; i--) bytes[dice.below(bytes.length)] = dice.below(256);
      return { ...body, bytes };
    case 1:
      return { ...body, bytes: bytes.subarray(0, dice.below(bytes.length + 1)) };
    case 2:
      return { ...body, bytes: Buffer.concat([bytes, dice.bytes(dice.below(40))]) };
    default:
      return { ...body, encoding: dice.pick(["gzip", "br", "zstd", "deflate", "identity", "br, gzip, zstd", "x"]) };
  }
}
