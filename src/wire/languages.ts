/** The languages of everything that people read. To add one: CONTRIBUTING.md, "Add a language". */
export const languages = ["en", "zh-CN"] as const;

export type Language = (typeof languages)[number];
