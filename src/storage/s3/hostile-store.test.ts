import { afterAll, describe, expect, test } from "bun:test";
import type { LogId } from "../../logs/ports.ts";
import { S3ContentStore } from "./s3-content-store.ts";
import { S3Files } from "./s3-files.ts";

const servers: { stop(closeActive: boolean): unknown }[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop(true))));

const id = "7Kd3mPq9Xw" as LogId;
const credentials = () => ({ accessKeyId: "key", secretAccessKey: "secret", sessionToken: null });

type Answers = (request: Request) => Response | Promise<Response>;

/** A store that is out of its mind. */
function storeThat(answers: Answers, deadlineMs = 300): S3ContentStore {
  return new S3ContentStore({ ...bucketThat(answers), deadlineMs });
}

function bucketThat(answers: Answers) {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answers });
  servers.push(server);
  return { endpoint: `http://127.0.0.1:${server.port}`, bucket: "logs", region: "us-east-1", credentials };
}

const megabyte = new Uint8Array(1024 * 1024);
function endless(state: { sent: number }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await Bun.sleep(0);
      state.sent++;
      controller.enqueue(megabyte);
    },
  });
}

describe("an answer without an end is not gathered", () => {
  test("where an object is asked for", async () => {
    const state = { sent: 0 };
    const store = storeThat(() => new Response(endless(state)), 60_000);
    await expect(store.get(id)).rejects.toThrow("S3 sends more than 67108864 bytes.");
    expect(state.sent).toBeLessThan(100);
    // Nobody is sent to such a store.
    expect(await store.readableAddress(id, 60)).toBeNull();
  });

  test.each<[what: string, ask: (store: S3ContentStore) => Promise<unknown>]>([
    ["stored", (store) => store.put(id, new Uint8Array(10))],
    ["removed", (store) => store.remove(id)],
    ["probed", (store) => store.check()],
  ])("where one is %s", async (_, ask) => {
    const state = { sent: 0 };
    const store = storeThat(() => new Response(endless(state)), 60_000);
    await expect(ask(store)).rejects.toThrow("S3 sends more than 1048576 bytes.");
    expect(state.sent).toBeLessThan(30);
  });

  test.each<[what: string, ask: (files: S3Files) => Promise<unknown>, bytes: number]>([
    ["listed", (files) => files.list("site/"), 67108864],
    ["removed", (files) => files.remove("site/old.sqlite"), 1048576],
  ])("where backups are %s", async (_, ask, bytes) => {
    const state = { sent: 0 };
    const files = new S3Files(bucketThat(() => new Response(endless(state))));
    await expect(ask(files)).rejects.toThrow(`S3 sends more than ${bytes} bytes.`);
    expect(state.sent).toBeLessThan(100);
  });
});

test("a backup is tried again where the store is only busy, and says why it is refused", async () => {
  const answers = [
    new Response("", { status: 503 }),
    new Response("<Error><Code>AccessDenied</Code></Error>", { status: 403 }),
  ];
  const files = new S3Files(bucketThat(() => answers.shift()!));
  await expect(files.list("site/")).rejects.toThrow("S3 refused to list the objects: 403 AccessDenied.");
  expect(answers).toEqual([]);
});

describe("an address for a reader", () => {
  const dated = (offsetMs: number) => {
    const date = new Date(Date.now() + offsetMs).toUTCString();
    return storeThat(() => new Response("", { status: 404, headers: { Date: date } }));
  };
  const signedAt = async (store: S3ContentStore) => {
    await store.get(id);
    const address = new URL((await store.readableAddress(id, 60))!);
    const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(address.searchParams.get("X-Amz-Date")!)!;
    const iso = `${day}${time}`.replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6Z");
    return Date.parse(iso) - Date.now();
  };

  test("begins to be good when the store says that it is now, whatever our clock says", async () => {
    expect(await signedAt(dated(0))).toBeWithin(-5000, 5000);
    expect(await signedAt(dated(10 * 60_000))).toBeWithin(9 * 60_000, 11 * 60_000);
    expect(await signedAt(dated(-10 * 60_000))).toBeWithin(-11 * 60_000, -9 * 60_000);
  });

  test("has nothing of the secret, and all of what its answer says is signed", async () => {
    const store = storeThat(() => new Response("", { status: 404 }));
    const address = new URL((await store.readableAddress(id, 60))!);
    expect(address.href).not.toContain("secret");
    expect([...address.searchParams.keys()].toSorted()).toEqual([
      "X-Amz-Algorithm",
      "X-Amz-Credential",
      "X-Amz-Date",
      "X-Amz-Expires",
      "X-Amz-Signature",
      "X-Amz-SignedHeaders",
      "response-cache-control",
    ]);
    expect(address.pathname).toBe("/logs/logs/7K/7Kd3mPq9Xw");
  });
});
