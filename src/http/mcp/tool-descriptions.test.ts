import { expect, test } from "bun:test";
import { languages } from "../../i18n/language.ts";
import { keysUnder, textOf } from "../../i18n/messages/catalogue.ts";
import { llmsText } from "../api-docs/llms-text.ts";
import { toolsIn } from "./tool-descriptions.ts";

test("tools are described in every language, by all the words there are for them", () => {
  for (const language of languages) {
    const told = JSON.stringify(
      Object.values(toolsIn(language)).map(({ title, description, inputSchema, outputSchema }) => [
        title,
        description,
        describedIn([inputSchema, outputSchema]),
      ]),
    );
    const words = keysUnder("mcp").filter((key) => /^mcp\.(?:tools|fields)\./.test(key));
    const left = words.filter(
      (key) => !told.includes(JSON.stringify(textOf(language, key, { count: 200 })).slice(1, -1)),
    );
    expect(left.filter((key) => key !== "mcp.fields.last-line")).toEqual([]);
    expect(words.length).toBeGreaterThan(40);
  }
});

test("llms.txt has all its words in every language, and addresses as they are", () => {
  for (const language of languages) {
    const text = llmsText("Lectern", "https://logs.example", 5000, language);
    const said = (key: string) => textOf(language, key, { origin: "https://logs.example", size: "5000 bytes" });
    expect(keysUnder("mcp.llms").filter((key) => !text.includes(said(key)))).toEqual([]);
    expect(text).toContain("[https://logs.example/{id}.md](https://logs.example/docs#getSummary): ");
    expect(text).toContain("https://logs.example/api/log/{id}");
  }
});

/** Every description in shapes of the library that checks them, however deep. */
function describedIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const { description } = value as { description?: unknown };
  const parts = Array.isArray(value) ? value : [...Object.values(value), (value as { def?: unknown }).def];
  return [
    ...(typeof description === "string" ? [description] : []),
    ...parts.flatMap((part) => describedIn(part, seen)),
  ];
}
