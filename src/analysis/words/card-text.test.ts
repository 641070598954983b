import { describe, expect, test } from "bun:test";
import { cardText, headingText } from "./card-text.ts";

const crash = (parameters: Parameters<typeof cardText>[0]["parameters"]) => ({ code: "mod-crash", parameters });

describe("a card", () => {
  test("says in one line who failed and why, where there is room for both", () => {
    const meaning = { term: "meaning-division-by-zero" };
    const text = cardText(crash({ mod: "Kettle", cause: "ArithmeticException", meaning }), "en");
    expect(text.headline).toBe("Kettle crashed the game: it divided by zero.");
    expect(text.reason).toBeNull();
    expect(text.detail).toContain("The error is ArithmeticException.");
    expect(text.steps[0]).toContain("Update Kettle");
  });

  test("joins them in Chinese as Chinese does", () => {
    const finding = crash({ mod: "Kettle", cause: "NullPointerException", meaning: { term: "meaning-null" } });
    expect(cardText(finding, "zh-CN").headline).toMatch(/^模组 Kettle [^。]+：[^。]+。$/);
  });

  test("begins a sentence behind a colon as the language does", () => {
    const finding = crash({
      mod: "Kettle",
      cause: "ArithmeticException",
      meaning: { term: "meaning-division-by-zero" },
    });
    expect(cardText(finding, "de").headline).toMatch(/: \p{Lu}/u);
    expect(cardText(finding, "fr").headline).toMatch(/: \p{Ll}/u);
  });

  test("quotes nothing that its sentence says already", () => {
    const parameters = { with: "Kettle", cause: "IllegalStateException: not enough copper" };
    const { headline, reason } = cardText({ code: "optifine-incompatible", parameters }, "en");
    expect(`${headline} ${reason}`.split("not enough copper")).toHaveLength(2);
  });

  test("says why below the headline, where it is too long", () => {
    const meaning = {
      term: "meaning-not-registered",
      parameters: { what: `kettlecraft:${"copper_".repeat(9)}kettle` },
    };
    const text = cardText(crash({ mod: "Kettle", cause: "NullPointerException", meaning }), "en");
    expect(text.headline).toBe("Kettle crashed the game.");
    expect(text.reason).toContain("never registered");
  });

  test("quotes what was thrown, where nobody knows what it means", () => {
    const text = cardText(crash({ mod: "Kettle", cause: "IllegalStateException: The lid is open" }), "en");
    expect(text.headline).toBe("Kettle crashed the game: “The lid is open”");
  });

  test("quotes no half sentence in a headline that has room below it", () => {
    const cause = `IllegalStateException: ${"The lid of the copper kettle is open ".repeat(4)}and hot`;
    const { headline, reason } = cardText(crash({ mod: "Kettle", cause }), "en");
    expect(headline).toBe("Kettle crashed the game.");
    expect(reason).toMatch(/^The error says: “The lid of [^”]{100,200} and hot”$/);
    expect(headingText(crash({ mod: "Kettle", cause }), "en")).toMatch(
      /^Kettle crashed the game: “The lid of [^”]{30,80} \w+…”$/,
    );
    const pack = cardText({ code: "datapack-failed", parameters: { datapack: "kettlecraft", cause } }, "en");
    expect(pack.headline).toBe("The world cannot start: data of kettlecraft could not be loaded.");
    expect(pack.reason).toStartWith("The error says: “The lid of the copper kettle is open");
  });

  test("has no class and no code for a reason, and says where there is none", () => {
    const told = (cause: string, place?: string) => {
      const { headline, reason } = cardText(crash({ mod: "Kettle", cause, ...(place ? { place } : {}) }), "en");
      return [headline, reason];
    };
    expect(told("RuntimeException", "Lid.shut, Lid.java:9")).toEqual([
      "Kettle crashed the game.",
      "The error gives no reason: RuntimeException (Lid.shut, Lid.java:9).",
    ]);
    expect(told("java.io.UncheckedIOException: java.io.IOException: lid")[1]).toBe(
      "The error gives no reason: IOException: lid.",
    );
    expect(told("IllegalStateException: Lid$$Lambda$12.Steam$3 not in same nest")).toEqual([
      "Kettle crashed the game.",
      "The error says: “Lid$$Lambda$12.Steam$3 not in same nest”",
    ]);
    expect(told("RuntimeException: net.kettlecraft.LidException: The lid is open")[0]).toEndWith(": “The lid is open”");
    expect(told("The lid is open")[0]).toEndWith(": “The lid is open”");
  });

  test("quotes what was thrown below the headline where readers speak another language", () => {
    const text = cardText(crash({ mod: "Kettle", cause: "IllegalStateException: The lid is open" }), "fr");
    expect(text.headline).not.toContain("The lid");
    expect(text.reason).toContain("The lid is open");
  });

  test("has no class in a sentence that needs what was thrown", () => {
    const parameters = { with: "Kettle", cause: "IllegalStateException: not enough copper" };
    const { headline, reason } = cardText({ code: "optifine-incompatible", parameters }, "en");
    expect(`${headline} ${reason}`).not.toContain("Exception");
  });

  test("quotes of several messages the first", () => {
    const said = `The lid ${"of the kettle ".repeat(5)}is open / The spout ${"of the kettle ".repeat(8)}is closed`;
    const { headline, reason } = cardText(
      { code: "plugin-reported-error", parameters: { plugin: "Kettle", said } },
      "en",
    );
    expect(`${headline} ${reason}`).toContain("is open”");
    expect(`${headline} ${reason}`).not.toContain("spout");
  });

  test("quotes nothing that nobody can read", () => {
    const cause = "IllegalStateException: Êðûøêà îòêðûòà";
    const text = cardText(crash({ mod: "×àéíèê", modId: "kettle", cause }), "en");
    expect(text.headline).toBe("kettle crashed the game.");
    expect(text.reason).toBe("The error gives no reason: IllegalStateException.");
    expect(cardText({ code: "archive-corrupt", parameters: { file: "µÆÁýÄ£×é.jar" } }, "en").headline).not.toContain(
      "µ",
    );
  });

  test("names the only mod there is, where nobody says who crashed", () => {
    const meaning = { term: "meaning-division-by-zero" };
    const parameters = { suspect: "Kettle", suspectId: "kettlecraft", exception: "ArithmeticException", meaning };
    const text = cardText({ code: "crash-unknown", parameters }, "en");
    expect(text.headline).toBe("Most likely Kettle caused the crash: it divided by zero.");
    expect(text.detail).toStartWith("It crashed. It divided by zero.");
    const { origin, ...named } = { ...parameters, origin: "Teapot", subject: "the entity teapot:steam" };
    expect(cardText({ code: "crash-unknown", parameters: { ...named, origin } }, "en").headline).toContain("Teapot");
  });

  test("does not quote again what was thrown, however many sentences that has", () => {
    const exception = "RuntimeException: The lid is open. Close it! Then try again.";
    const text = cardText(
      { code: "crash-unknown", parameters: { exception, meaning: { term: "meaning-null" } } },
      "en",
    );
    expect([text.headline, text.reason].join(" ")).not.toContain("Close it");
    expect(text.detail).toContain(exception);
  });

  test("keeps the colon before what only names something", () => {
    const file = `${"copper-kettle-".repeat(5)}1.0.jar`;
    const text = cardText({ code: "archive-corrupt", parameters: { file } }, "en");
    expect(text.headline).toBe("A jar or zip file is damaged or incomplete:");
    expect(text.reason).toBe(`${file}.`);
  });

  test("has a reason of its own where a part of a sentence stands behind the colon", () => {
    const reason = { term: "unreachable-refused" };
    const parameters = { server: "lobby", address: "127.0.0.1:25599", reason };
    const { headline, reason: why } = cardText({ code: "proxy-backend-unreachable", parameters }, "en");
    expect(headline).toBe("The proxy cannot connect to the server lobby at 127.0.0.1:25599.");
    expect(why).toStartWith("The connection was refused");
  });

  test("does not say again what the sentence says already", () => {
    const meaning = { term: "meaning-mixin" };
    const parameters = { mod: "Kettle", mixin: "LidMixin", cause: "InjectionError: x", meaning };
    expect(cardText({ code: "mixin-failed", parameters }, "en").reason).toBe(
      "Its mixin LidMixin is not compatible with this version of the game or of another mod.",
    );
  });

  test("keeps the letters of names that begin as a sentence does", () => {
    const parameters = {
      mod: "Kettle",
      files: ["textures/lid.png", "textures/spout.png", "textures/steam_rising.png"],
    };
    const { reason } = cardText({ code: "own-assets-missing", parameters }, "en");
    expect(reason).toStartWith("textures/lid.png");
  });

  test("names mods without their ids, and classes without their packages", () => {
    const parameters = { suspect: "Kettle", suspectId: "kettlecraft", class: `net.${"kettlecraft.".repeat(6)}Spout` };
    const text = cardText({ code: "class-missing", parameters }, "en");
    expect(text.headline).toContain("Kettle needs the class Spout");
    expect(text.headline).not.toContain("kettlecraft");
    expect(text.detail).toContain("net.kettlecraft.");
  });

  test("names files without their folders, where they are too long", () => {
    const file = `/srv/games/${"kettlecraft-server/".repeat(5)}kettle.mixins.json`;
    const text = cardText(crash({ mod: "Kettle", cause: `IOException: The file ${file} is damaged` }), "en");
    expect(text.headline).toBe("Kettle crashed the game: “The file kettle.mixins.json is damaged”");
    const meaning = { term: "meaning-file-missing", parameters: { what: file } };
    const missing = cardText(crash({ mod: "Kettle", cause: "NoSuchFileException", meaning }), "en");
    expect(missing.headline).toBe("Kettle crashed the game: the file kettle.mixins.json does not exist.");
    expect(missing.detail).toContain(file);
  });

  test("leaves the remarks of a long sentence to the detail", () => {
    const parameters = { suspect: "Kettle", provider: "The Library of Lids and Spouts", class: "Steam" };
    const text = cardText({ code: "class-missing", parameters }, "en");
    expect(text.headline).toBe("Kettle needs The Library of Lids and Spouts.");
    expect(text.reason).toBe("It is missing or has another version.");
    expect(text.detail).toContain("(class Steam)");
  });

  test("takes no colon of a name for one of the sentence", () => {
    const parameters = { suspect: "Kettle: Reforged", provider: "The Library of Lids: Spouts and All", class: "Steam" };
    const text = cardText({ code: "class-missing", parameters }, "en");
    expect(text.headline).toBe("Kettle: Reforged needs The Library of Lids: Spouts and All.");
    const meaning = { term: "meaning-division-by-zero" };
    const crashed = cardText(crash({ mod: "Kettle: Reforged", cause: "ArithmeticException", meaning }), "en");
    expect(crashed.headline).toBe("Kettle: Reforged crashed the game: it divided by zero.");
  });

  test("has no more than two lines of a phone, where a heading that stands alone has the reason too", () => {
    const finding = { code: "proxy-backend-unreachable", parameters: { server: "the-lobby-of-kettles" } };
    expect(cardText(finding, "en").headline).toBe("The proxy cannot reach the server the-lobby-of-kettles.");
    expect(cardText(finding, "en").reason).toBe("It is not running, or its address is wrong.");
    expect(headingText(finding, "en")).toEndWith("the-lobby-of-kettles: it is not running, or its address is wrong.");
  });

  test("does not tell as the reason what the message says already", () => {
    const parameters = { suspect: "Kettle", class: "Spout", cause: "Error", meaning: { term: "meaning-class-broken" } };
    expect(cardText({ code: "class-init-failed", parameters }, "en").reason).toBeNull();
  });

  test("tells what it does not know by its code", () => {
    expect(cardText({ code: "of-a-newer-version", parameters: {} }, "en").headline).toBe("of-a-newer-version");
  });
});
