import { expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { traces } from "./stack-traces.ts";

test("thread dumps are threads, not exceptions", () => {
  const watchdog = [
    "Current Thread: Server thread",
    "\tPID: 22 | Suspended: false | Native: false | State: RUNNABLE",
    "\tStack:",
    "\t\tjava.lang.Thread.sleep(Native Method)",
    "\t\torg.example.shop.Shop.wait(Shop.java:4)",
    "------------------------------",
  ];
  const dump = [
    '"Worker-1" #23 prio=5 os_prio=0 tid=0x1 runnable',
    "   java.lang.Thread.State: RUNNABLE",
    "\tat org.example.shop.Shop.run(Shop.java:4)",
    "\t- locked <0x1> (a java.lang.Object)",
    "\tat java.lang.Thread.run(Thread.java:1)",
  ];
  const text = [...watchdog.map((line) => `[12:00:00] [Paper Watchdog Thread/ERROR]: ${line}`), ...dump].join("\n");
  const read = traces(new Lines(text));
  expect(read.exceptions).toEqual([]);
  expect(read.threads.map(({ thread, frames }) => [thread, frames.at(-2)?.method, frames.length])).toEqual([
    ["Server thread", "java.lang.Thread.sleep", 2],
    ["Worker-1", "org.example.shop.Shop.run", 2],
  ]);
});
