import { describe, expect, test } from "bun:test";
import { attachment } from "./raw.ts";

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
    ["the header, by a quote", 'a"; filename="evil.exe', "a__ filename=_evil.exe"],
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
    expect(attachment("a\u202egol.exe")).toBe("attachment; filename=\"a_gol.exe\"; filename*=UTF-8''a_gol.exe");
  });
});
