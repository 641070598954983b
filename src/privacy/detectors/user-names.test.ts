import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

describe("the name of an account is found in a path", () => {
  test.each([
    "C:\\Users\\⟦Alex⟧\\AppData\\Roaming\\.minecraft",
    "C:\\Users\\⟦Alex Smith⟧\\AppData",
    "C:\\Users\\⟦Alex O'Neil⟧\\AppData",
    "C:\\Users\\⟦O'Neil⟧\\AppData",
    "C:\\Users\\⟦ALEXSM~1⟧\\AppData\\Local\\Temp",
    "c:\\users\\⟦alex⟧",
    "'C:\\Users\\⟦Alex⟧'",
    "C:\\Users\\⟦Alex⟧ was not found, see C:\\Users\\⟦Sam⟧ and D:\\x",
    "C:\\Users\\⟦Alex⟧ is not writable by \\\\server\\x",
    "C:\\\\Users\\\\⟦Alex⟧\\\\AppData",
    "C:\\\\\\\\Users\\\\\\\\⟦Alex⟧\\\\\\\\AppData",
    '{"path":"C:\\\\Users\\\\⟦Alex⟧"}',
    "\\\\server\\Users\\⟦Alex⟧\\x",
    "C:\\Documents and Settings\\⟦Alex⟧\\x",
    "C:/Users/⟦Alex⟧/AppData",
    "c:/users/⟦Alex Smith⟧/AppData",
    "file:/C:/Users/⟦Alex%20Smith⟧/AppData",
    "file:///C:/Users/⟦%E4%BD%A0%E5%A5%BD⟧/x",
    "C:\\Users\\⟦你好⟧\\x",
    "C:\\\\Users\\\\⟦J\\u00f6rg⟧\\\\x",
    "/home/⟦j\\u00f6rg⟧/x",
    "C:\\Users\\⟦alex⟧\\uabcd\\x",
    "/home/⟦alex⟧/.minecraft",
    "(/home/⟦alex⟧)",
    "user.home=/home/⟦alex⟧",
    "jar:file:/home/⟦alex⟧/x.jar!/y",
    "union:/home/⟦alex⟧/x",
    "file:///home/⟦alex⟧/x",
    "mclogs%%/Users/⟦alex⟧/x",
    "/Users/⟦alex⟧/Library",
    "/var/home/⟦alex⟧/x",
    "/mnt/c/Users/⟦Alex⟧/x",
    "/c/Users/⟦Alex⟧/x",
    "/run/media/⟦alex⟧/disk",
    "file:%2Fhome%2F⟦alex⟧%2Fx",
    "%2FUsers%2F⟦alex⟧%2FLibrary",
    "C%3A%5CUsers%5C⟦Alex⟧%5CAppData",
    "C%3A%2FUsers%2F⟦Alex⟧%2FAppData",
    "/home/⟦alex⟧, /home/⟦sam⟧; /home/⟦kim⟧",
    "/home/⟦a.b-c_d⟧\r\n",
    "\\n/home/⟦alex⟧/x",
    "§7/home/⟦alex⟧/x",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "user-name")).toBe(marked);
  });
});

describe("what is no name of an account stays", () => {
  test.each([
    "https://api.mojang.com/users/profiles/minecraft/alex",
    "https://example.com/home/news",
    "https://example.com/Users/list",
    "world/home/data.json",
    "./home/data.json",
    "issued server command: /home bed",
    "/home",
    "/home/",
    "/home//x",
    "$HOME/Library",
    "C:\\Users\\Public\\Documents",
    "C:\\Users\\Default\\x",
    "C:\\Users\\All Users\\x",
    "/Users/Shared/x",
    "/home/container/plugins",
    "C:\\Users\\%USERNAME%\\x",
    "/home/$USER/x",
    "/home/\u0024{user}/x",
    "/home/<user>/x",
    "C:\\Users\\********\\AppData",
    "/home/********/.minecraft",
    "superusers\\alex",
    "net/minecraft/home/Foo",
    "C:\\Users\\",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});

describe("the name of an account is found in variables", () => {
  test.each([
    "USERNAME=⟦Alex⟧",
    "USERNAME=⟦Alex Smith⟧\r\nOS=Windows_NT",
    "  USERNAME=⟦Alex⟧",
    "{OS=Windows_NT, USERNAME=⟦Alex Smith⟧, PATH=x}",
    "set USERNAME=⟦Alex⟧ and go",
    "with USERNAME=⟦Alex⟧ PATH=x, y",
    `in USERNAME=⟦Alex⟧ ${"and so on ".repeat(7)}, y`,
    "LOGNAME=⟦alex⟧",
    "USER=⟦alex⟧\nHOME=/home/⟦alex⟧",
    "user.name=⟦alex⟧",
    "user.name: ⟦alex⟧",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "user-name")).toBe(marked);
  });

  test.each([
    "USERNAME=",
    "USERNAME=%USERNAME%",
    "USERNAME=********",
    "MYUSERNAME=x",
    "--username Alex",
    "Setting user: Alex",
    "?USER=1",
    "name=Alex",
    "filename: x",
  ])("but not in %s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});
