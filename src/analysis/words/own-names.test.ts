import { expect, test } from "bun:test";
import { withNames } from "./own-names.ts";

test("a name that ends like a genitive is quoted in its sentence, and others stand as they are", () => {
  const named = (mod: string, language: "en" | "de" | "zh-CN" = "en") => withNames({ mod }, language)["mod"];
  expect(named("Kitty's")).toBe("“Kitty's”");
  expect(named("Seven Lamps’")).toBe("“Seven Lamps’”");
  expect(named("Kitty's", "de")).toBe("„Kitty's“");
  for (const name of ["Kitty's Lamps", "Lamps", "“Kitty's"]) expect(named(name)).toBe(name);
  expect(withNames({ said: "it's Kitty's", mods: ["Kitty's", "Lamps"] }, "en")).toEqual({
    said: "it's Kitty's",
    mods: ["“Kitty's”", "Lamps"],
  });
});
