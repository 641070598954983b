import { describe, expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { withoutTraceHeaders } from "./trace-headers.ts";

const bare = (...lines: string[]) => withoutTraceHeaders(new Lines(lines.join("\n")))?.text.split("\n") ?? null;
const frame = "\tat org.example.lamps.Lamp.light(Lamp.java:3)";

describe("lines of a trace lose their headers", () => {
  test.each([
    ["[10:00:00 WARN]: ", ""],
    ["[10:00:00] [Server thread/WARN]: ", ""],
    ["2013-06-01 10:00:00 [SEVERE] ", ""],
    ["[10:00:00] [Server thread/WARN]: ", "[STDERR]: "],
    ["[10:00:00] [main/INFO] [STDERR]: ", "[java.lang.Throwable$WrappedPrintStream:println:748]: "],
    ["[01Jun2024 10:00:00.120] [main/INFO] [STDERR/]: ", "[java.lang.Throwable$WrappedPrintStream:println:-1]: "],
  ])("%s%s", (header, printed) => {
    const trace = [frame, "Caused by: java.io.EOFException", frame, "\t... 2 more", "\tSuppressed: a.B: c"];
    const thrown = `${header}${printed}java.lang.IllegalStateException: dark`;
    const after = `${header}on we go`;
    expect(bare(thrown, ...trace.map((line) => `${header}${printed}${line}`), after)).toEqual([
      thrown,
      ...trace,
      after,
    ]);
  });
});

test("the exception stands below the error that somebody logged just before", () => {
  const said = "[10:00:00 ERROR]: [Lamps] Could not read lamps.yml";
  const thrown = "java.io.EOFException: empty";
  expect(bare(said, `[10:00:00 WARN]: ${thrown}`, `[10:00:00 WARN]: ${frame}`)).toEqual([said, thrown, frame]);
});

test("the message of an exception may have several lines", () => {
  const [header, thrown] = ["[10:00:00 WARN]: ", "[10:00:00 WARN]: a.b.ParserException: while parsing"];
  const message = [" in 'reader', line 3, column 1:", "    a: b", "expected <block end>"];
  const lines = [...message, frame].map((line) => `${header}${line}`);
  expect(bare(thrown, ...lines)).toEqual([thrown, ...message, frame]);
  // The barest of all exceptions.
  const barest = "2014-02-11 10:00:01 [INFO] [STDOUT] java.lang.Error: Unresolved compilation problem: ";
  const printed = ["\tLamp cannot be resolved", frame].map((line) => `2014-02-11 10:00:01 [INFO] [STDOUT] ${line}`);
  expect(bare(barest, ...printed)).toEqual([barest, "\tLamp cannot be resolved", frame]);
  // What stands between two traces is of its own.
  const others = [`${header}Can't keep up!`, "[10:00:00 INFO]: Done", `${header}java.io.EOFException`];
  expect(bare(thrown, ...others, `${header}${frame}`)).toEqual([thrown, ...others, frame]);
});

describe("the exception keeps its header", () => {
  const thrown = "[10:00:00] [Server thread/WARN]: java.io.EOFException: empty";
  test.each([
    ["below a line that complains of nothing", "[10:00:00] [Server thread/INFO]: Done"],
    ["below a warning, which may be of anything", "[10:00:00] [Server thread/WARN]: Can't keep up!"],
    ["below an error of another thread", "[10:00:00] [Worker/ERROR]: No light"],
    ["below an error of an earlier time", "[09:59:58] [Server thread/ERROR]: No light"],
    ["below another exception", "[10:00:00] [Server thread/ERROR]: java.lang.IllegalStateException: dark"],
  ])("%s", (_, above) => {
    expect(bare(above, thrown, `[10:00:00] [Server thread/WARN]: ${frame}`)).toEqual([above, thrown, frame]);
  });
});

test("nothing changes where no line of a trace has a header, nor what players say", () => {
  expect(bare("[10:00:00 ERROR]: x", "java.io.EOFException", frame)).toBeNull();
  expect(bare("[10:00:00 INFO]: x", `[10:00:00 INFO]: <Alex> ${frame}`, `[10:00:00 INFO]: [CHAT] ${frame}`)).toBeNull();
});
