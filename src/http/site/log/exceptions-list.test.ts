import { describe, expect, test } from "bun:test";
import { analysisWith, exceptionWith, frameWith } from "../../../../tests/support/sample-analysis.ts";
import type { ExceptionGroup } from "../../../analysis/model/exception-group.ts";
import { exceptionsList } from "./exceptions-list.ts";

function list(exceptions: ExceptionGroup[], language: "en" | "zh-CN" = "en"): string {
  return exceptionsList(analysisWith({}, { exceptions }), language).text;
}

const text = (page: string) => page.replace(/<[^>]+>/g, "");

describe("the exceptions of a log", () => {
  test("are not there where nothing was thrown", () => {
    expect(list([])).toBe("");
  });

  test("have their short name first, their whole name and their message", () => {
    const page = list([exceptionWith()]);
    expect(page).toContain("<strong><bdi>Illegal<wbr>State<wbr>Exception</bdi></strong>");
    expect(page).toContain("<bdi>java.lang.IllegalStateException</bdi>");
    expect(page).toContain("<bdi>the shop is closed</bdi>");
    expect(page).toContain('<a class="line-link" href="#L10">Line 10</a>');
    expect(page).toContain("<code>a1b2c3d4e5f6</code>");
  });

  test("say how often and where they were thrown", () => {
    const lines = Array.from({ length: 100 }, (_, i) => i * 10);
    const page = list([exceptionWith({ count: 1500, lines })]);
    expect(page).toContain("1,500×");
    expect(text(page)).toContain("Lines: 1, 11, 21, 31, 41, 51, 61, 71 and 1,492 more");
  });

  test("mark the crash, and open it", () => {
    const page = list([exceptionWith({ crash: true }), exceptionWith()]);
    expect(page.split("<details open>")).toHaveLength(2);
    expect(page.split('<span class="chip crash">Crash</span>')).toHaveLength(2);
  });

  test("lead from cause to root, and leave out the middle of a long chain", () => {
    const causes = Array.from({ length: 40 }, (_, i) => ({ type: `a.b.Cause${i}`, message: `number ${i}` }));
    const shown = text(list([exceptionWith({ causes, root: causes.at(-1)! })]));
    expect(shown).toContain("Caused by Cause0: number 0");
    expect(shown).toContain("and 34 more in between");
    expect(shown).toContain("Root cause Cause39: number 39");
    expect(shown).not.toContain("number 20");
  });

  test("name the code of mods and plugins before everybody's", () => {
    const frames = [
      frameWith("java.util.Objects.requireNonNull", { file: "Objects.java", line: 208 }),
      frameWith("net.minecraft.server.Main.main"),
      frameWith("com.example.shop.Till.open", { file: "Till.java", line: 12, jar: "Shop-1.2.jar" }),
    ];
    const own = text(list([exceptionWith({ frames })]));
    expect(own).toContain("Code of mods and plugins");
    expect(own).toContain("com.example.shop.Till.open Till.java:12, Shop-1.2.jar");
    expect(own).not.toContain("requireNonNull");
    const others = text(list([exceptionWith({ frames: frames.slice(0, 2) })]));
    expect(others).toContain("Where it was thrown");
    expect(others).toContain("java.util.Objects.requireNonNull Objects.java:208");
  });

  test("without a message say where they come from", () => {
    const page = list([exceptionWith({ message: "", frames: [frameWith("com.example.Shop.open")] })]);
    expect(page).toContain('<span class="exception-message"><bdi>com.example.Shop.open</bdi></span>');
  });

  test("are folded after the first twenty", () => {
    const page = list(Array.from({ length: 50 }, () => exceptionWith()));
    const [open, folded] = page.split('<details class="more-exceptions">');
    expect(open!.split("<li class=")).toHaveLength(21);
    expect(folded!.split("<li class=")).toHaveLength(31);
    expect(folded).toContain("<summary>30 more</summary>");
  });

  test("let nothing become markup, however long it is", () => {
    const hostile = `</bdi><script>alert(1)</script>"'${"x".repeat(100_000)}`;
    const thrown = { type: hostile, message: hostile };
    const frames = [frameWith(hostile, { file: hostile, jar: hostile, handler: hostile })];
    const page = list([exceptionWith({ ...thrown, causes: [thrown], root: thrown, frames })]);
    expect(page).not.toContain("<script");
    expect(page.length).toBeLessThan(6000);
  });

  test("are never megabytes, and say how many are left out", () => {
    const thrown = { type: "<&>".repeat(100), message: "<&>".repeat(100) };
    const page = list(
      Array.from({ length: 200 }, () => exceptionWith({ ...thrown, causes: Array(9).fill(thrown), root: thrown })),
    );
    expect(page.length).toBeLessThan(500_000);
    expect(page).toMatch(/<p class="soft">and \d+ more<\/p><\/section>/);
  });

  test("are in the reader's language", () => {
    expect(text(list([exceptionWith({ crash: true })], "zh-CN"))).toContain("崩溃");
  });
});
