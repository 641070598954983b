import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";
import { redact } from "../redact.ts";

const terminal = "\u001b";

describe("the name of a computer is found", () => {
  test.each([
    "Running on ⟦DESKTOP-AB12CD3⟧",
    "⟦LAPTOP-QWRTPSDF⟧",
    `${terminal}[0;36m⟦DESKTOP-AB12CD3⟧${terminal}[0m`,
    "§e⟦DESKTOP-AB12CD3⟧",
    '{"log":"a\\n⟦DESKTOP-AB12CD3⟧\\nb"}',
    "\\\\⟦DESKTOP-AB12CD3⟧\\mods\\x.jar",
    `${terminal}[33m⟦my-pc⟧.local`,
    "§e⟦my-pc⟧.local",
    '"a\\n⟦my-pc⟧.local"',
    "http://⟦annas⟧.lan/pack.zip",
    "⟦annas⟧.lan:25565",
    "⟦anna-pc⟧.lan",
    "Jan 12 12:00:00 ⟦annas-server⟧ java[1234]: Done (3.1s)!",
    "Jan  2 12:00:00 ⟦annas-server⟧ kernel: Out of memory: Killed process 1234 (java)",
    "2026-01-12T12:00:00+0100 ⟦annas-server⟧ java[1234]: Done",
    "2026-01-12T12:00:00.123456+01:00 ⟦annas-server.fritz.box⟧ systemd[1]: Started mc.service",
    '{"log":"a\\nHostname: ⟦annas-laptop⟧\\nb"}',
    "annamaria@⟦Annas-MacBook-Pro⟧ ~ % java -jar paper.jar",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "host-name")).toBe(marked);
  });
});

describe("an account beside the name of a computer is found", () => {
  test.each([
    "DESKTOP-AB12CD3\\⟦annamaria⟧",
    "Owner: DESKTOP-AB12CD3\\⟦annamaria⟧",
    "DESKTOP-AB12CD3\\⟦nina⟧",
    '{"owner":"DESKTOP-AB12CD3\\\\⟦annamaria⟧"}',
    '{"log":"DESKTOP-AB12CD3\\\\⟦annamaria⟧\\nDone"}',
    "⟦annamaria⟧@Annas-MacBook-Pro mc % java -jar paper.jar",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "user-name")).toBe(marked);
  });
});

describe("a folder of a computer is no account", () => {
  test.each([
    ["C:\\Users\\annamaria.DESKTOP-AB12CD3\\AppData\\Local", "Reading AppData"],
    ["\\\\DESKTOP-AB12CD3\\modpacks\\x.jar", "Found 3 modpacks"],
    ["\\\\LAPTOP-9QWERTYU\\Netty\\x", "[Netty Client IO/INFO]: Done"],
    ["DESKTOP-AB12CD3\\Backups\\world", "Backups are on"],
    ['{"log":"DESKTOP-AB12CD3\\nStarting"}', "nStarting Starting"],
  ])("%s", (path, line) => {
    expect(redact(`${path}\n${line}`).text.split("\n").at(-1)).toBe(line);
  });
});

describe("what is no computer's name stays", () => {
  test.each([
    "[BedWars] Steve WIN-STREAK 5",
    "DESKTOP-CLIENT",
    "LAPTOP-VERSION",
    "DESKTOP-VERSION",
    "language.lan",
    "Object.lan",
    `${terminal}[33msettings.local`,
    "Jan 12 12:00:00 localhost java[1234]: Done",
    "Jan 12 12:00:00 ubuntu java[1234]: Done",
    "Jan 12 12:00:00 Server thread[1]: Done",
    "[12:00:00] [Worker-1]: Done",
    "CPU at 50 % now",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});
