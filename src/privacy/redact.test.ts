import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { pieces } from "../../tests/support/privacy-samples/pieces.ts";
import { findPrivate, mask, type PrivateKind, privateKinds, redact } from "./redact.ts";

const log = [
  "[10:00:01] [main/INFO]: Loading Minecraft 1.20.1 with Forge 47.2.0.1 from C:\\Users\\Alex\\AppData",
  "[10:00:02] [main/INFO]: [--accessToken, abc123def456, --xuid, 2535400000000001]",
  "[10:00:03] [Server thread/INFO]: Alex[/203.0.113.9:50123] logged in, then Sam[/[2a01:4f8:c0c:1::2]:50124]",
  "[10:00:04] [Server thread/INFO]: mail alex@example.com, mysql://root:hunter2@localhost",
  "",
].join("\r\n");

describe("redacting a log", () => {
  test("masks only what is private, and counts it by kind", () => {
    expect(redact(log)).toEqual({
      text: [
        "[10:00:01] [main/INFO]: Loading Minecraft 1.20.1 with Forge 47.2.0.1 from C:\\Users\\********\\AppData",
        "[10:00:02] [main/INFO]: [--accessToken, ********, --xuid, ********]",
        "[10:00:03] [Server thread/INFO]: Alex[/**.**.**.**:50123] logged in, then Sam[/[****:****:****:****:****:****:****:****]:50124]",
        "[10:00:04] [Server thread/INFO]: mail ****@****, mysql://root:********@localhost",
        "",
      ].join("\r\n"),
      counts: { "user-name": 1, token: 1, "account-id": 1, ipv4: 1, ipv6: 1, email: 1, password: 1 },
    });
  });

  test("masks the kinds that are asked for, and no other", () => {
    const { text, counts } = redact(log, { kinds: new Set<PrivateKind>(["email", "ipv4", "discord"]) });
    expect(counts).toEqual({ ipv4: 1, email: 1 });
    expect(text).toContain("C:\\Users\\Alex\\");
    expect(text).toContain("****@****");
    expect(redact(log, { kinds: new Set() })).toEqual({ text: log, counts: {} });
  });

  test("lets its caller do something between the parts of a large text, and not for a small one", () => {
    let calls = 0;
    const betweenChunks = () => {
      calls++;
    };
    redact("24.1.2.3\n", { betweenChunks });
    expect(calls).toBe(0);
    redact("Done\n".repeat(200_000), { betweenChunks });
    expect(calls).toBeGreaterThan(1);
  });

  test("sees through colours around a line as within it", () => {
    for (const [colour, back] of [
      ["\u001b[33m", "\u001b[0m"],
      ["\\u001b[0;36m", ""],
      ["§e", ""],
    ]) {
      for (const [line, masked] of [
        ["Connecting to 5.9.12.44, 25565", "Connecting to **.**.**.**, 25565"],
        ["DESKTOP-4KJ2H1G", "********"],
        ["/var/home/jdoe42/server", "/var/home/********/server"],
        ["mysql -u mc -phunter2 minecraft", "mysql -u mc -p******** minecraft"],
        ["USER=jdoe42", "USER=********"],
        ["password: geheim", "password: ********"],
      ]) {
        expect(redact(`${colour}${line}${back}\nnext`).text).toBe(`${colour}${masked}${back}\nnext`);
      }
    }
    const harmless = "\u001b[32mPaper version 1.20.4.1 loaded\u001b[0m\n§aDone (3.2s)! For help, type help§r\n";
    expect(redact(harmless)).toEqual({ text: harmless, counts: {} });
  });

  test("leaves a log without anything private as it is", () => {
    expect(redact("")).toEqual({ text: "", counts: {} });
    expect(redact("[10:00:01] [main/INFO]: Done (1.5s)!\n")).toEqual({
      text: "[10:00:01] [main/INFO]: Done (1.5s)!\n",
      counts: {},
    });
  });

  test("masks all of what two kinds cover together", () => {
    expect(redact("C:\\Users\\alex@example.com\\x").text).toMatch(/^C:\\Users\\[*@]+\\x$/);
    expect(redact("password=ab93.184.216.34, alex@example.com").text).toBe("password=********, ****@****");
  });
});

const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join("")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."12.:/@aA\\ e="), maxLength: 60 }),
);

/** The same texts every time: what chance finds one day must not stop the change of another. */
const runs = { numRuns: 5000, seed: 20_261_116 };

describe("whatever the text is", () => {
  test("a masked text stays as it is when it is masked again", () => {
    fc.assert(
      fc.property(text, (original) => {
        const once = redact(original).text;
        expect(redact(once)).toEqual({ text: once, counts: {} });
      }),
      runs,
    );
  });

  test("the same where what is only possible is masked, too", () => {
    const all = new Set(privateKinds);
    fc.assert(
      fc.property(text, (original) => {
        const once = redact(original, { kinds: all }).text;
        expect(redact(once, { kinds: all })).toEqual({ text: once, counts: {} });
        expect(redact(once)).toEqual({ text: once, counts: {} });
        expect(once.match(/\r|\n/g)).toEqual(original.match(/\r|\n/g));
      }),
      runs,
    );
  });

  test("a line that is masked does not begin or end a list or a private key", () => {
    for (const original of [
      "tokens:\n- d8:2535400000000001",
      "tokens:\n- /Users/Alex Smith\n- a1B2c3D4e5F6",
      "§7tokens§8:\n- %2Fhome%2Falex9\u001b[31m0",
      `-----BEGIN PRIVATE KEY-----\n/home/-----END\n${"q7T+x/9KdZ2mVbW4".repeat(4)}\n`,
    ]) {
      const once = redact(original).text;
      expect(once).not.toBe(original);
      expect(redact(once)).toEqual({ text: once, counts: {} });
    }
  });

  test("matches are sorted, apart from each other, and in one line", () => {
    fc.assert(
      fc.property(text, (original) => {
        let last = 0;
        for (const { kind, start, end } of findPrivate(original)) {
          expect(privateKinds).toContain(kind);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(original.slice(start, end)).not.toMatch(/[\r\n]/);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(original.length);
      }),
      runs,
    );
  });

  test("what stands outside of matches is unchanged, line breaks among it", () => {
    fc.assert(
      fc.property(text, (original) => {
        const matches = findPrivate(original);
        const outside = matches.map((match, index) => original.slice(matches[index - 1]?.end ?? 0, match.start));
        const rest = original.slice(matches.at(-1)?.end ?? 0);
        const expected = matches.map((match, index) => outside[index]! + match.replacement).join("") + rest;
        const masked = mask(original, matches);
        expect(masked).toBe(expected);
        expect(masked.match(/\r|\n/g)).toEqual(original.match(/\r|\n/g));
        expect(masked.isWellFormed() || !original.isWellFormed()).toBe(true);
      }),
      runs,
    );
  });

  test("the same text gives the same result", () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(findPrivate(original)).toEqual(findPrivate(original));
      }),
      { ...runs, numRuns: 500 },
    );
  });
});
