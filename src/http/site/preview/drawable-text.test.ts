import { describe, expect, test } from "bun:test";
import { drawable as drawableWithin, escapeXml, FaceLimit } from "./drawable-text.ts";

const drawable = (text: string, maxLength: number) => drawableWithin(text, maxLength, new FaceLimit("en"));

describe("a text for the picture", () => {
  test.each<[what: string, text: string, drawn: string]>([
    ["stays as it is", "Paper 1.20.4 插件 Привет", "Paper 1.20.4 插件 Привет"],
    ["is one line", " a\r\n\tb  c\n", "a b c"],
    ["has no control characters", "a\u0000b\u001b[31mc\u001b[0md\u007fe", "abcde"],
    ["has no colours of the game", "§cred§r plain §lbold §z", "red plain bold §z"],
    ["cannot turn its direction around", "a\u202egnp.exe\u202c \u2066b\u2069\u200f", "agnp.exe b"],
    ["has no piles of marks", `e\u0301${"\u0338\u0353\u030d".repeat(50)}x`, "éx"],
    ["has no half characters", "a\ud800b\udc00", "ab"],
    ["leaves pictures out", "Party 🎉 Time ❤️ 👩‍👩‍👧 🇩🇪", "Party Time"],
    ["shows boxes for letters without a font", "عر x", "□□ x"],
  ])("%s", (_, text, drawn) => {
    expect(drawable(text, 1000)).toBe(drawn);
  });

  test("is cut before anything else, however long it is", () => {
    expect(drawable("a".repeat(1_000_000), 20)).toBe("a".repeat(20));
  });
});

test("of many faces, the texts of one picture share as many as a picture may have; further letters are boxes", () => {
  const faces = new FaceLimit("en", 2);
  expect(drawableWithin("Log 插", 100, faces)).toBe("Log 插");
  expect(drawableWithin("插 Ж Log", 100, faces)).toBe("插 □ Log");
});

test("markup in a text is text", () => {
  expect(escapeXml(`</text><image href='x' a="b"/>&amp;`)).toBe(
    "&lt;/text&gt;&lt;image href=&apos;x&apos; a=&quot;b&quot;/&gt;&amp;amp;",
  );
});
