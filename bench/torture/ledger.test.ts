import { afterAll, beforeEach, expect, test } from "bun:test";
import { digestOf, Ledger } from "./ledger.ts";

const stored = new Map<string, string>();
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const content = stored.get(new URL(request.url).pathname.replace("/raw/", ""));
    return content === undefined ? new Response("", { status: 404 }) : new Response(content);
  },
});
afterAll(() => server.stop(true));
beforeEach(() => stored.clear());

const random = () => 0.5;
const verify = async (ledger: Ledger, older: number | "all" = 0) =>
  (await ledger.verify(server.port!, older, random)).map(({ id, what }) => `${id} ${what}`).sort();

test("a log that is lost or changed is seen, one that is there is not", async () => {
  const ledger = new Ledger();
  for (const id of ["kept", "lost", "changed"]) ledger.acknowledge(id, digestOf(id), null);
  stored.set("kept", "kept").set("changed", "changed a little");
  expect(await verify(ledger)).toEqual([
    "changed was acknowledged, and has other bytes",
    "lost was acknowledged, and answers 404",
  ]);
  expect(ledger.acknowledged).toBe(3);
});

test("a removed log that is back is seen; one whose removal was under way may be either", async () => {
  const ledger = new Ledger();
  for (const id of ["back", "gone", "half"]) {
    ledger.acknowledge(id, digestOf(id), "token");
    const log =
      ledger.some(random, (one) => one.id === id) ??
      ledger.some(
        () => 0.999,
        (one) => one.id === id,
      )!;
    ledger.removing(log);
    if (id !== "half") ledger.removalAcknowledged(log);
  }
  stored.set("back", "back").set("half", "half");
  expect(await verify(ledger)).toEqual(["back was removed, and answers 200"]);
  // It was there afterwards, so it has to stay.
  stored.delete("half");
  stored.delete("back");
  expect(await verify(ledger, "all")).toEqual(["half was acknowledged, and answers 404"]);
});

test("what is acknowledged after the power is gone may be missing, and may not be wrong", async () => {
  const ledger = new Ledger();
  ledger.close();
  for (const id of ["missing", "there", "wrong"]) ledger.acknowledge(id, digestOf(id), null);
  stored.set("there", "there").set("wrong", "?");
  expect(await verify(ledger)).toEqual(["wrong was acknowledged, and has other bytes"]);
  expect(ledger.acknowledged).toBe(0);
  stored.set("wrong", "wrong");
  stored.delete("there");
  expect(await verify(ledger, "all")).toEqual(["there was acknowledged, and answers 404"]);
});

test("a server that does not answer has lost everything", async () => {
  const gone = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("") });
  const { port } = gone;
  await gone.stop(true);
  const ledger = new Ledger();
  ledger.acknowledge("a", digestOf("a"), null);
  expect(await ledger.verify(port!, 0, random)).toEqual([{ id: "a", what: "was acknowledged, and answers 0" }]);
});
