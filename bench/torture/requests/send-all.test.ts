import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { Dice } from "./dice.ts";
import { RequestMaker } from "./request-maker.ts";
import { Outcome, sendAll } from "./send-all.ts";

async function outcomeOf(fetch: (request: Request) => Response): Promise<Outcome> {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch });
  try {
    const dice = new Dice(1);
    const outcome = new Outcome(temporaryDirectory());
    await sendAll(server.port!, new RequestMaker(dice, ["abcdefghjk"]), dice, outcome, 1500, () => false);
    expect(outcome.sent).toBe(1500);
    return outcome;
  } finally {
    await server.stop(true);
  }
}

test("a server that answers, or is too busy to, has no fault", async () => {
  const outcome = await outcomeOf(({ url }) => new Response("", { status: url.includes("/raw/") ? 503 : 200 }));
  expect(outcome.faults).toEqual([]);
  expect(outcome.statuses.get(503)).toBeGreaterThan(10);
});

test("every 500 is a fault, and its bytes are kept", async () => {
  const outcome = await outcomeOf(
    ({ url }) => new Response("bug", { status: url.includes("/api/stats/") ? 500 : 200 }),
  );
  expect(outcome.faults.length).toBeGreaterThan(5);
  expect(outcome.faults.length).toBe(outcome.statuses.get(500)!);
  const [, path] = /^answered 500: (.*)$/.exec(outcome.faults[0]!)!;
  expect(existsSync(path!)).toBe(true);
  expect(readFileSync(path!, "latin1")).toContain("/api/stats/");
});
