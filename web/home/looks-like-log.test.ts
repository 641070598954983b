import { expect, test } from "bun:test";
import { mayBeLog } from "./looks-like-log.ts";

test("what somebody says of their trouble is no log", () => {
  for (const said of [
    "my game crashes pls help",
    "Hi, my server does not start any more.\nI have added Create and JEI.\nCan somebody help?",
    "我的游戏崩溃了，谁能帮我看看？",
    "https",
  ]) {
    expect([said, mayBeLog(said)]).toEqual([said, false]);
  }
});

test("a line of a log, a report or a trace is none of that", () => {
  for (const line of [
    "",
    "[12:00:01] [main/INFO]: Loading",
    "java.lang.NullPointerException",
    "\tat org.example.Lamps.light(Lamps.java:12)",
    "-- Head --",
    "Caused by: org.example.Lamps: no oil",
    "Process crashed with exit code 1",
    "ERROR no oil",
    "Minecraft has crashed!\n\n\n\nDescription",
    "x".repeat(700),
  ]) {
    expect([line, mayBeLog(line)]).toEqual([line, true]);
  }
});
