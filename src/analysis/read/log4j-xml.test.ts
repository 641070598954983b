import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { Lines } from "../text/lines.ts";
import { linesOfLog4jXml } from "./log4j-xml.ts";

const events = `Launching
<log4j:Event logger="net.minecraft.client.main.Main" timestamp="1700000000000" level="INFO" thread="main">
  <log4j:Message><![CDATA[Setting user: Alex]]></log4j:Message>
</log4j:Event>
<log4j:Event thread="Render thread" level="ERROR" timestamp="1700000001000" logger="lamps">
  <log4j:Message><![CDATA[Two lines
of a message]]></log4j:Message>
  <log4j:Throwable><![CDATA[java.lang.IllegalStateException: dark
\tat org.example.lamps.Lamp.light(Lamp.java:3)
]]></log4j:Throwable>
</log4j:Event>
`;

test("what the game writes for launchers reads as what it writes to its file, and keeps its lines", () => {
  const { lines, numbers } = linesOfLog4jXml(new Lines(events))!;
  expect(lines.text.trimEnd().split("\n")).toEqual([
    "Launching",
    "[22:13:20] [main/INFO]: Setting user: Alex",
    "[22:13:21] [Render thread/ERROR] [lamps/]: Two lines",
    "of a message",
    "java.lang.IllegalStateException: dark",
    "\tat org.example.lamps.Lamp.light(Lamp.java:3)",
  ]);
  expect([...numbers].slice(0, 6)).toEqual([0, 2, 5, 6, 7, 8]);
  expect(numbers.length).toBe(lines.count);
});

test("an event may stand in one line, without a time, or be cut off", () => {
  const text = [
    '<log4j:Event level="WARN"><log4j:Message><![CDATA[a]]></log4j:Message></log4j:Event>',
    '<log4j:Event level="ERROR" timestamp="x" thread="T"><log4j:Message><![CDATA[b',
  ].join("\n");
  const { lines } = linesOfLog4jXml(new Lines(text))!;
  expect(lines.text).toBe("[00:00:00] [main/WARN]: a\n[00:00:00] [T/ERROR]: b\n");
});

test("other logs stay as they are", () => {
  expect(linesOfLog4jXml(new Lines("[10:00:00] [main/INFO]: <log4j:Event >\n"))).toBeNull();
});

test("findings stand in the lines of the log", () => {
  const text = events.replace("java.lang.IllegalStateException: dark", "java.lang.OutOfMemoryError: Java heap space");
  const { findings } = analyse(text);
  expect(findings[0]).toMatchObject({ code: "out-of-memory", lines: [7] });
});
