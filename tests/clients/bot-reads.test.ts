import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

/** A bot of a chat: it finds the id in a link, fetches the log and what is wrong with it, and answers. */

const log = `[10:30:00] [main/INFO]: Starting minecraft server version 1.20.4
[10:30:01] [Server thread/INFO]: Loading properties
[10:30:01] [Server thread/WARN]: Failed to load eula.txt
[10:30:01] [Server thread/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.
`;

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Insights {
  id: string;
  title: string;
  analysis: {
    problems: { message: string; counter: number; entry: unknown; solutions: { message: string }[] }[];
    information: { message: string; label: string; value: string; counter: number; entry: unknown }[];
  };
}

/** As bots do it: the host they know, and letters and digits behind it. */
function idsIn(message: string): string[] {
  const host = app.url.replace(/^http:\/\//, "").replace(/[.]/g, "\\.");
  return [...message.matchAll(new RegExp(`${host}/([A-Za-z0-9]+)`, "g"))].map((match) => match[1]!);
}

async function read(path: string): Promise<Response> {
  const response = await app.get(path, { headers: { "User-Agent": "discord.js bot" } });
  expect(response.status).toBe(200);
  return response;
}

describe("a bot", () => {
  test.each<[protocol: string, share: () => Promise<{ url: string }>]>([
    [
      "the mclo.gs API",
      async () =>
        (await (
          await app.get("/1/log", {
            method: "POST",
            body: new URLSearchParams({ content: log }).toString(),
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
          })
        ).json()) as { url: string },
    ],
    ["our own interface", () => app.upload(log)],
  ])("explains a log that came through %s", async (_, share) => {
    const { url } = await share();
    const [id, ...others] = idsIn(`my server does not start, see ${url}. Please help!`);
    expect(others).toEqual([]);

    expect(await (await read(`/1/raw/${id}`)).text()).toBe(log);
    const insights = (await (await read(`/1/insights/${id}`)).json()) as Insights;
    expect(insights).toMatchObject({ id: "vanilla/server", title: "Vanilla 1.20.4 server log" });
    const [problem] = insights.analysis.problems;
    expect(problem?.message).toContain("EULA");
    expect(problem?.counter).toBe(1);
    expect(problem?.solutions[0]?.message).toMatch(/\w/);
    expect(problem?.entry).toEqual({
      level: 6,
      time: 37801,
      prefix: "[10:30:01] [Server thread/INFO]: ",
      lines: [{ number: 4, content: log.split("\n")[3] }],
    });
    expect(insights.analysis.information).toMatchObject([
      { message: "Minecraft version: 1.20.4", label: "Minecraft version", value: "1.20.4", counter: 1 },
    ]);
  });

  test("is told in the shape it knows that a link leads nowhere", async () => {
    for (const path of ["/1/raw/abcdefghjk", "/1/insights/abcdefghjk"]) {
      const response = await app.get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, error: expect.stringMatching(/\w/) });
    }
  });
});
