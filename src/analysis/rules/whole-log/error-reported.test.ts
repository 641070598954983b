import { expect, test } from "bun:test";
import { analyse } from "../../analyse.ts";

const trace =
  "java.lang.IllegalStateException: the lid is open\n\tat org.example.teapot.Lid.shut(Lid.java:9)\n\tat org.example.teapot.Pot.boil(Pot.java:41)\n";
const server = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[10:00:09] [Server thread/INFO]: Done (4.1s)! For help, type "help"
[10:05:00] [Server thread/ERROR]: Something went wrong
${trace}[10:30:00] [Server thread/INFO]: Stopping server
`;
const severityIn = (text: string) => analyse(text).findings.find(({ code }) => code === "error-reported")?.severity;

test("an error that nobody explains is a remark in a log, and what a trace alone is about", () => {
  expect(severityIn(server)).toBe("notice");
  expect(severityIn(trace)).toBe("warning");
});

test("a server without an input goes on", () => {
  const found = analyse(
    server.replace(
      "Something went wrong\n",
      "Exception handling console input\njava.io.IOException: Bad file descriptor\n",
    ),
  ).findings;
  expect(found.find(({ code }) => code === "console-input-failed")?.severity).toBe("notice");
});
