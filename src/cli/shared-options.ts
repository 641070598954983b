import type { Option } from "./command.ts";

/** Options that many commands have. */
export const help: Option = { name: "help", short: "h", doc: "Show this help." };
export const json: Option = { name: "json", doc: "Print JSON, for programs." };
export const language: Option = {
  name: "language",
  value: "LANG",
  choices: ["en", "zh"],
  doc: "Of findings and advice: en (the default) or zh.",
};
