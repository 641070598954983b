// What hastebin's own server does with a document when it keeps files, and nothing else: for Node, which it runs on. The
// body is collected, and gets a key of random letters. The file of that key is read, to see whether it is taken; the
// directory is made, which is there already; and the file is written, named by the key's hash. Nothing is synced.
import { createHash, randomInt } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs";
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

function fileOf(key: string): string {
  return join(directory, createHash("md5").update(key).digest("hex"));
}

function chooseKey(chosen: (key: string) => void): void {
  const key = newKey();
  readFile(fileOf(key), "utf8", (absent) => (absent ? chosen(key) : chooseKey(chosen)));
}

function store(text: string, stored: (key: string, error: Error | null) => void): void {
  chooseKey((key) =>
    mkdir(directory, 0o700, () => writeFile(fileOf(key), text, "utf8", (error) => stored(key, error))),
  );
}

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () =>
    store(text, (key, error) => {
      response.writeHead(error ? 500 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(error ? { message: "Error adding document." } : { key }));
    }),
  );
});

server.listen(0, "127.0.0.1", () =>
  console.error(`listens on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
