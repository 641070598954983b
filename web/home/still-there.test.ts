import { describe, expect, test } from "bun:test";
import { StillThere } from "./still-there.ts";

function checkOf(statuses: Record<string, number>) {
  const asked: string[] = [];
  const gone: string[] = [];
  const stillThere = new StillThere(async (id) => {
    asked.push(id);
    return statuses[id]!;
  });
  const check = (ids: string[]) => stillThere.check(ids, (id) => gone.push(id));
  return { stillThere, asked, gone, check };
}

describe("which logs are still there", () => {
  test("is asked once for each; only a 404 means that one is gone", async () => {
    const { stillThere, asked, gone, check } = checkOf({ a: 200, b: 404, c: 500, d: 0 });
    await check(["a", "b"]);
    await check(["a", "b", "c", "d"]);
    expect(asked).toEqual(["a", "b", "c", "d"]);
    expect(gone).toEqual(["b"]);
    expect(["a", "b", "c", "d"].filter((id) => stillThere.isGone(id))).toEqual(["b"]);
  });

  test.each([429, 503])("is not asked any more after %d", async (status) => {
    const { asked, check } = checkOf({ a: 404, b: status, c: 404 });
    await check(["a", "b", "c"]);
    await check(["c"]);
    expect(asked).toEqual(["a", "b"]);
  });
});
