import { describe, expect, test } from "bun:test";
import { findingTexts } from "../../../tests/support/locale-messages.ts";
import { findingText } from "./render.ts";

const cause = "org.spongepowered.asm.mixin.injection.throwables.InjectionError: x";

describe("a finding in words", () => {
  test("has the id of a mod in the message, and advice without it", () => {
    const parameters = { mod: "Bright Lamps", modId: "brightlamps" };
    const { message, advice } = findingText({ code: "mod-crash", parameters }, "en");
    expect(message).toContain("Bright Lamps (brightlamps)");
    expect(advice.join(" ")).toContain("Bright Lamps");
    expect(advice.join(" ")).not.toContain("brightlamps");
  });

  test("does not explain an exception in the words that the message has already", () => {
    const meaning = { term: "meaning-mixin", parameters: {} };
    const parameters = { mod: "Lamps", mixin: "LampMixin", cause, meaning };
    const { message } = findingText({ code: "mixin-failed", parameters }, "en");
    expect(message).toEndWith(`of another mod. The error is ${cause}.`);
    const other = findingText({ code: "mod-crash", parameters }, "en").message;
    expect(other).toContain("A change to the game's code (Mixin) is not compatible.");
  });

  test("names whose code it was once", () => {
    const parameters = { player: "Alex", suspect: "Lamps", culprit: "Lamps", cause: "StackOverflowError" };
    const { message } = findingText({ code: "ticking-player", parameters }, "en");
    expect(message.split("Lamps")).toHaveLength(2);
    const two = findingText({ code: "ticking-player", parameters: { ...parameters, culprit: "Gears" } }, "en");
    expect(two.message).toContain("in Gears");
  });

  test("says whose code it is, though not what it looks for", () => {
    const { message } = findingText({ code: "method-missing", parameters: { suspect: "Lamps" } }, "en");
    expect(message).toStartWith("Lamps is not compatible");
  });

  test("sends people to whose code threw it as well as to whose command it was", () => {
    const parameters = { plugin: "Purse", command: "pay", cause: "NullPointerException", culprit: "Coins" };
    expect(findingText({ code: "plugin-command-failed", parameters }, "en").advice.join("\n")).toContain("of Coins");
    const own = findingText({ code: "plugin-command-failed", parameters: { plugin: "Purse", command: "pay" } }, "en");
    expect(own.advice).toHaveLength(2);
    const ofDisabled = {
      code: "plugin-command-failed",
      parameters: { plugin: "Purse", command: "pay", why: "disabled" },
    };
    expect(findingText(ofDisabled, "en")).toMatchObject({
      message: "The command /pay does not work: Purse is disabled.",
      advice: ["Solve the error that stopped Purse when the server started: it stands further up in the log."],
    });
  });

  test("lists few names where they are examples, and fewer in advice than in the message", () => {
    const names = Array.from({ length: 20 }, (_, i) => `m${i}`);
    const assets = findingText({ code: "assets-missing", parameters: { mod: "Lamps", files: names } }, "en");
    expect(assets.message).toContain("(such as m0, m1, m2, and 17 more)");
    const parameters = { mod: "m0", mods: names, needed: ["Fabric API"], state: "not-installed" };
    const missing = findingText({ code: "mod-dependency-missing", parameters }, "en");
    expect(missing.message).toEndWith("m10, m11, and 8 more).");
    expect(missing.advice.at(-1)).toBe("Or remove the mods that need it (m0, m1, m2, m3, and 16 more).");
    expect(findingText({ code: "mod-dependency-missing", parameters }, "zh-CN").message).toEndWith(
      "m11、还有 8 项）。",
    );
  });

  test("has the advice that belongs to an exception first", () => {
    const remedy = { term: "remedy-part-missing", parameters: { what: "Gear Library" } };
    const { advice } = findingText({ code: "mod-crash", parameters: { mod: "Lamps", remedy } }, "en");
    expect(advice[0]).toStartWith("Install Gear Library ");
    const own = findingText({ code: "mod-crash", parameters: { mod: "Lamps", remedy, own: "Lamps" } }, "en");
    expect(own.advice.join(" ")).not.toContain("Install");
  });

  test("in Chinese has no space between words, and one beside names", () => {
    const parameters = { suspect: "Lamps", class: "org.example.Slot", method: { term: "method-constructor" } };
    const { message } = findingText({ code: "method-missing", parameters }, "zh-CN");
    expect(message).toContain("的 org.example.Slot 的构造方法不存在");
  });

  test("says of one thing that it is missing, and of several that they are", () => {
    const told = (needed: string[]) =>
      findingText(
        { code: "mod-dependency-missing", parameters: { mod: "Lamps", needed, state: "not-installed" } },
        "en",
      );
    expect(told(["Bulbs"]).message).toBe("Lamps cannot load: Bulbs is not installed.");
    expect(told(["Bulbs", "Wires"]).message).toBe("Lamps cannot load: Bulbs, Wires are not installed.");
  });

  test("in Chinese marks names in Han characters, and no others", () => {
    const told = (plugin: string, dependencies: string[]) =>
      findingText({ code: "plugin-dependency-missing", parameters: { plugin, dependencies } }, "zh-CN").message;
    expect(told("经济系统", ["Vault"])).toBe("缺少前置插件 Vault，「经济系统」无法加载。");
    expect(told("Purse", ["金币", "Vault"])).toBe("缺少前置插件「金币」、Vault，Purse 无法加载。");
    const many = Array.from({ length: 20 }, (_, i) => `灯${i}`);
    expect(told("Purse", many)).toContain("「灯11」、还有 8 项，");
    const needed = [{ term: "needed-any", parameters: { name: "灯泡" } }];
    const parameters = { mod: "灯", needed, state: "not-installed" };
    expect(findingText({ code: "mod-dependency-missing", parameters }, "zh-CN").message).toContain("前置「灯泡」");
    expect(findingText({ code: "mod-dependency-missing", parameters }, "en").message).toBe(
      "灯 cannot load: 灯泡 is not installed.",
    );
  });

  test("in Chinese sets names in Chinese apart, and those in Latin letters as they are", () => {
    const parameters = { suspect: "经济系统", provider: "Vault", class: "org.example.Purse" };
    const { message, advice } = findingText({ code: "class-missing", parameters }, "zh-CN");
    expect(message).toStartWith("「经济系统」缺少前置 Vault，");
    expect(advice[0]).toBe("安装「经济系统」所需版本的 Vault。");
    expect(findingText({ code: "class-missing", parameters }, "en").message).toStartWith("经济系统 needs Vault:");
  });

  test("that was cut off does not end with a full stop, too", () => {
    const parameters = { mod: "Lamps", cause: "RuntimeException: very lo…" };
    expect(findingText({ code: "mod-crash", parameters }, "en").message).toEndWith("very lo…");
    const ended = { mod: "Lamps", cause: "RuntimeException: Too late." };
    expect(findingText({ code: "mod-crash", parameters: ended }, "en").message).toEndWith("Too late.");
    expect(findingText({ code: "mod-crash", parameters: ended }, "en").message).not.toEndWith("..");
    expect(findingText({ code: "mod-crash", parameters: ended }, "zh-CN").message).toEndWith("Too late。");
  });
});

test.each(["en", "zh-CN"] as const)("advice in %s does not begin with an alternative to nothing", (language) => {
  const starts = /^(?:Or |或者|或)/;
  for (const { code, of, kind } of findingTexts(language)) {
    const parameters = kind && of !== null ? { [kind]: of } : {};
    const [first] = findingText({ code, parameters }, language).advice;
    expect([code, of, starts.test(first ?? "")]).toEqual([code, of, false]);
  }
});
