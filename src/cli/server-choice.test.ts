import { describe, expect, test } from "bun:test";
import { openerFor } from "./open-link.ts";
import { checkServer } from "./server-choice.ts";
import { settingsPath } from "./settings-file.ts";

describe("an address is understood as people write it", () => {
  test.each([
    ["https://logs.example.org", "https://logs.example.org"],
    ["https://logs.example.org/", "https://logs.example.org"],
    ["logs.example.org", "https://logs.example.org"],
    ["localhost:3000", "http://localhost:3000"],
    ["127.0.0.1:8080/", "http://127.0.0.1:8080"],
    ["http://example.org/lectern/", "http://example.org/lectern"],
  ])("%s", (written, url) => {
    expect(checkServer(written, "--server")).toBe(url);
  });

  test.each(["", "ftp://example.org", "javascript://x", "https://", "two words"])("%j is none", (written) => {
    expect(() => checkServer(written, "--server")).toThrow("--server is ");
  });
});

test("settings are where the system keeps them", () => {
  const home = "/home/steve";
  expect(settingsPath({ environment: {}, home, platform: "linux" })).toBe("/home/steve/.config/lectern/config.json");
  expect(settingsPath({ environment: { XDG_CONFIG_HOME: "/c" }, home, platform: "linux" })).toBe(
    "/c/lectern/config.json",
  );
  expect(settingsPath({ environment: { APPDATA: "/a" }, home, platform: "win32" })).toBe("/a/lectern/config.json");
});

test("the browser is opened without a shell on every system", () => {
  const link = "https://logs.example.org/7Kd3mPq9Xw?a=1&b=2";
  expect(openerFor("linux", link)).toEqual(["xdg-open", [link]]);
  expect(openerFor("darwin", link)).toEqual(["open", [link]]);
  expect(openerFor("win32", link)).toEqual(["rundll32", ["url.dll,FileProtocolHandler", link]]);
});
