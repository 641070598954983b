import { describe, expect, test } from "bun:test";
import { findPrivate, privateKinds, redact } from "./redact.ts";

describe("the name of an account that stands again outside a path", () => {
  test("is masked in every chunk, before and behind the path", () => {
    const filler = `${"x".repeat(99)}\n`.repeat(6000);
    const text = `Hello annamaria\n${filler}/home/annamaria/mc\n${filler}Annamaria left\n`;
    const { text: masked, counts } = redact(text);
    expect(masked).toBe(`Hello ********\n${filler}/home/********/mc\n${filler}******** left\n`);
    expect(counts).toEqual({ "user-name": 3 });
    expect(findPrivate(text).length).toBe(3);
    expect(redact(masked)).toEqual({ text: masked, counts: {} });
  });

  test("is masked in the name of a file", () => {
    const { text } = redact("/home/annamaria/x\nannamaria.log, annamaria.log.gz, annamaria.logger annamaria.Log4j");
    expect(text.split("\n")[1]).toBe("********.log, ********.log.gz, annamaria.logger annamaria.Log4j");
  });

  test("is known however it is written, and behind a colour", () => {
    const terminal = "\u001b";
    const masked = redact(`C:\\Users\\${terminal}[36mJonathan${terminal}[0m\\x\n${terminal}[33mjonathan joined`).text;
    expect(masked.toLowerCase()).not.toContain("jonathan");
    expect(masked).toContain(`${terminal}[33m********`);
    expect(redact("C:\\\\Users\\\\J\\u00f6rgen\\\\x\nHello Jörgen").text).toContain("Hello ********");
  });

  test.each([
    ["part of another word", "/home/anna/x\nHannah annabel anna_x"],
    ["the name of a class or resource", "/home/jelly/x\nat net.jelly.mod.Foo jelly:item jelly.Bar"],
    ["a word that anything may mean", "C:\\Users\\User\\x\nuser joined, User left"],
    ["a word of the game", "C:\\Users\\Steve\\x\nSteve joined the game"],
    ["a name in another case that is short", "/home/Tom/x\ntom"],
  ])("stays where it is %s", (_, text) => {
    expect(redact(text).text.split("\n")[1]).toBe(text.split("\n")[1]!);
  });
});

describe("what is only possible", () => {
  test("stays, is found by those who ask, and masked with every kind", () => {
    const text = "seen 5.9.12.44 and ip 5.9.12.45";
    expect(redact(text).text).toBe("seen 5.9.12.44 and ip **.**.**.**");
    expect(findPrivate(text).map(({ kind }) => kind)).toEqual(["ipv4"]);
    expect(findPrivate(text, { possible: true }).map(({ kind }) => kind)).toEqual(["possible-address", "ipv4"]);
    expect(redact(text, { kinds: new Set(privateKinds) })).toEqual({
      text: "seen **.**.**.** and ip **.**.**.**",
      counts: { "possible-address": 1, ipv4: 1 },
    });
  });

  test("is no version that says so", () => {
    for (const text of [
      "\tUCHIJA\tSomeMod{9.10.99.99} [Some Mod] (somemod.jar)",
      "\tCard #0 versionInfo: DriverVersion=17.12.55.19",
      "\t\tsomemod: Some Mod 4.1.0.8",
      "\t- somemod 3.0.1.10",
      "[somemod] Found status: BETA Current: 12.0.0.4 Target: 12.0.0.5",
      "HARD_DEP somemod 9.2.0.17 {depends fabric @ [*]}",
      '"1.2.5-latest": "3.4.9.17",',
    ])
      expect(findPrivate(text, { possible: true })).toEqual([]);
    for (const text of ["v1.2.3.4", "Forge 47.2.0.1", "mod-1.2.3.4.jar", "net.dll:Java:21.0.9.0:Oracle"]) {
      expect(findPrivate(text, { possible: true })).toEqual([]);
    }
  });
});

test("a private key that lies across two chunks is masked in all its lines", () => {
  const key = `-----BEGIN PRIVATE KEY-----\n${`${"q7T+x/9KdZ2mVbW4".repeat(4)}\n`.repeat(20)}-----END PRIVATE KEY-----\n`;
  for (const before of [262_144 - 40, 262_144 - 700, 262_144 - key.length - 1]) {
    const text = `${"x".repeat(before)}\n${key}Done\n`;
    const masked = redact(text).text;
    expect(masked).not.toContain("q7T+");
    expect(masked.split("\n").length).toBe(text.split("\n").length);
  }
});
