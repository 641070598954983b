import { describe, expect, test } from "bun:test";
import { attachment, fileNameOf } from "./download-name.ts";

describe("a log is downloaded under its name", () => {
  test.each<[name: string, plain: string, encoded: string]>([
    ["latest.log", "latest.log", "latest.log"],
    ["my log (1).log", "my log (1).log", "my%20log%20%281%29.log"],
    ["日志.log", "__.log", "%E6%97%A5%E5%BF%97.log"],
    ["naïve 😀.log", "na_ve __.log", "na%C3%AFve%20%F0%9F%98%80.log"],
    ["it's*.log", "it's_.log", "it%27s_.log"],
    ["100%.log", "100_.log", "100%25.log"],
    ["a;b.log", "a_b.log", "a%3Bb.log"],
  ])("%j", (name, plain, encoded) => {
    expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  });
});

describe("a name is a label, and cannot leave", () => {
  test.each<[what: string, name: string, safe: string]>([
    ["the folder", "../../etc/passwd", "__.._etc_passwd"],
    ["the folder on Windows", "..\\..\\x.log", "__.._x.log"],
    ["the drive", "C:\\x.log", "C__x.log"],
    ["the header, by a quote", 'a"; filename="evil.log', "a__ filename=_evil.log"],
    ["the header, by a line break", "a\r\nSet-Cookie: x=1", "a__Set-Cookie_ x=1"],
    ["the header, by a backslash", "a\\", "a_"],
    ["among the visible files", ".bashrc", "_bashrc"],
    ["as a name of nothing", "..", "_"],
  ])("%s: %j", (_, name, safe) => {
    expect(/^attachment; filename="([^"\\\r\n]*)"; filename\*=UTF-8''[\w.%!~-]*$/.exec(attachment(name))?.[1]).toBe(
      safe,
    );
  });

  test("nor hide its ending behind text that runs the other way", () => {
    expect(attachment("a\u202egol.exe")).toBe("attachment; filename=\"a_gol.exe.txt\"; filename*=UTF-8''a_gol.exe.txt");
  });

  test.each([
    ["run.bat", "run.bat.txt"],
    ["latest.log.CMD", "latest.log.CMD.txt"],
    ["latest.log.cmd. .", "latest.log.cmd___"],
    ["page.html", "page.html.txt"],
    ["picture.svg", "picture.svg.txt"],
    ["setup.desktop", "setup.desktop.txt"],
    ["server.json", "server.json"],
    ["latest.log.1", "latest.log.1"],
    ["crash-2026-01-15_10.30.00-server.txt", "crash-2026-01-15_10.30.00-server.txt"],
    ["launcher_log", "launcher_log"],
  ])("as something that a system runs: %j", (name, safe) => {
    expect(fileNameOf(name)).toBe(safe);
  });

  test.each([
    ["CON", "_CON"],
    ["nul.log", "_nul.log"],
    ["com1.tar.log", "_com1.tar.log"],
    ["console.log", "console.log"],
    ["com10.log", "com10.log"],
  ])("as a device of Windows: %j", (name, safe) => {
    expect(fileNameOf(name)).toBe(safe);
  });
});
