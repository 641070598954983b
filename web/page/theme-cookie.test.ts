import { expect, test } from "bun:test";
import { themeCookie } from "./theme-cookie.ts";

test("the cookie of the theme is kept to TLS on pages that came over TLS", () => {
  expect(themeCookie("dark", "https:")).toBe("theme=dark; path=/; max-age=31536000; samesite=lax; secure");
  expect(themeCookie("light", "http:")).toBe("theme=light; path=/; max-age=31536000; samesite=lax");
});
