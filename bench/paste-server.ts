// What hastebin's own server does with a document when it keeps files, and nothing else: for Node, which it runs on. The
// body is collected, gets a key of random letters, and is written to a file named by the key's hash. Nothing is synced.
import { createHash, randomInt } from "node:crypto";
import { writeFile } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const directory = process.argv[2]!;
const letters = "abcdefghijklmnopqrstuvwxyz";

function newKey(): string {
  let key = "";
  while (key.length < 10) key += letters[randomInt(letters.length)];
  return key;
}

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () => {
    const key = newKey();
    writeFile(join(directory, createHash("md5").update(key).digest("hex")), text, "utf8", (error) => {
      response.writeHead(error ? 500 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(error ? { message: "Error adding document." } : { key }));
    });
  });
});

server.listen(0, "127.0.0.1", () =>
  console.error(`listens on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
