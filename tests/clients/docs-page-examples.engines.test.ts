import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { type Task, tasks } from "../../src/http/api-docs/page/examples/example.ts";
import { exampleLanguages, filledIn } from "../../src/http/api-docs/page/examples/example-list.ts";
import { type AppUnderTest, logOf, startApp } from "../support/app-under-test.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** How the examples of a language are run, as their reader would. */
interface Runner {
  language: string;
  /** What has to be on the machine. */
  program: string;
  file: string;
  command: (file: string) => string[];
  how: string;
  /** What the tests install themselves; the rest is run where it happens to be. */
  isAlwaysThere: boolean;
}

const runners: Runner[] = [
  {
    language: "curl",
    program: "curl",
    file: "example.sh",
    command: (file) => ["sh", "-eu", file],
    how: "apt-get install curl",
    isAlwaysThere: true,
  },
  {
    language: "javascript",
    program: "node",
    file: "example.mjs",
    command: (file) => ["node", file],
    how: "https://nodejs.org",
    isAlwaysThere: true,
  },
  {
    language: "javascript",
    program: process.execPath,
    file: "example.mjs",
    command: (file) => [process.execPath, file],
    how: "npm install",
    isAlwaysThere: true,
  },
  {
    language: "python",
    program: "python3",
    file: "example.py",
    command: (file) => ["python3", file],
    how: "apt-get install python3",
    isAlwaysThere: true,
  },
  {
    language: "java",
    program: "java",
    file: "Example.java",
    command: (file) => ["java", file],
    how: "apt-get install openjdk-17-jdk-headless",
    isAlwaysThere: false,
  },
  {
    language: "kotlin",
    program: "kotlinc",
    file: "Example.kt",
    command: (file) => ["sh", "-euc", `kotlinc ${file} -include-runtime -d ${file}.jar && java -jar ${file}.jar`],
    how: "https://kotlinlang.org/docs/command-line.html",
    isAlwaysThere: false,
  },
];

const there = runners.filter(({ program, how, language, isAlwaysThere }) => {
  if (Bun.which(program)) return true;
  if (isAlwaysThere && process.env["CI"]) throw new Error(`the examples in ${language} need ${program}: ${how}`);
  console.warn(`not run: the examples in ${language}, which need ${program} (${how})`);
  return false;
});

/** A compiler runs for a second: making its own code faster first takes longer than that. */
const env = { ...process.env, JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC" };

const log =
  "[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.21.4\n[12:00:07] [Server thread/WARN]: Can't keep up!\n";

describe("the examples of the reference page, run", () => {
  let app: AppUnderTest;
  let id: string;
  let token: string;
  let title: string;
  beforeAll(async () => {
    app = await startApp();
    ({ id, token } = await share());
    title = ((await (await app.get(`/api/insights/${id}?lang=en`)).json()) as { title: string }).title;
  });
  afterAll(() => app.stop());

  async function share(): Promise<{ id: string; token: string }> {
    const answer = await app.post(log, {}, "?name=latest.log&token=true");
    return (await answer.json()) as { id: string; token: string };
  }

  async function run({ file, command }: Runner, text: string): Promise<string> {
    const directory = temporaryDirectory();
    await Bun.write(join(directory, "latest.log"), log);
    await Bun.write(join(directory, file), text);
    const child = Bun.spawn(command(file), { cwd: directory, env, stdout: "pipe", stderr: "pipe" });
    const [output, trouble, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
    expect({ code, trouble: code === 0 ? "" : trouble.slice(0, 1000) }).toEqual({ code: 0, trouble: "" });
    return output;
  }

  /** What an example has to print, or to leave behind. */
  async function check(task: Task, output: string): Promise<void> {
    if (task === "uploadFile" || task === "uploadText" || task === "retry") {
      const made = /[/]([2-9A-Za-z]{10})\b/.exec(output)?.[1] ?? output;
      const { content, name } = await logOf(app, made);
      expect(content).toContain("[12:00:00] [Server thread/INFO]:");
      if (task !== "retry") expect(name).toBe("latest.log");
      if (task === "uploadFile") expect(content).toBe(log);
      return;
    }
    const expected: Record<typeof task, string | RegExp> = {
      read: "latest.log",
      raw: log,
      remove: /success\W+[Tt]rue/,
      stats: /\d+\D+\d+/,
      insights: title,
      analyse: title,
    };
    expect(output).toMatch(
      expected[task] instanceof RegExp ? expected[task] : new RegExp(RegExp.escape(expected[task])),
    );
  }

  const cases = there.flatMap((runner) =>
    tasks.map((task) => [runner.program.replace(/^.*\//, ""), task, runner] as const),
  );
  test.each(cases)("%s: %s", async (_, task, runner) => {
    const { texts } = exampleLanguages.find((one) => one.id === runner.language)!;
    const front = task === "retry" ? troubledFront(app.url) : null;
    try {
      if (task === "remove") ({ id, token } = await share());
      await check(task, await run(runner, filledIn(texts[task], front?.url ?? app.url, id, token)));
      expect((await app.get(`/api/stats/${id}`)).status).toBe(task === "remove" ? 404 : 200);
      if (task === "remove") ({ id, token } = await share());
      if (front) expect(front.refusals()).toBe(2);
    } finally {
      front?.stop();
    }
  });
});

/** A proxy in front of the real server, which answers 429 first and then 503. */
function troubledFront(target: string) {
  let asked = 0;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const status = [429, 503][asked++];
      const { pathname, search } = new URL(request.url);
      const body = await request.bytes();
      if (status === undefined)
        return fetch(target + pathname + search, { method: "POST", headers: request.headers, body });
      return Response.json(
        { success: false, error: "Later.", code: status },
        { status, headers: { "Retry-After": "0" } },
      );
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    refusals: () => asked - 1,
    stop: () => server.stop(true),
  };
}
