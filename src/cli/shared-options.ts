import { languages } from "../wire/languages.ts";
import type { Option } from "./command.ts";

/** Options that many commands have. */
export const help: Option = { name: "help", short: "h", doc: "Show this help." };
export const json: Option = { name: "json", doc: "Print JSON, for programs." };
export const language: Option = {
  name: "lang",
  value: "LANG",
  choices: languages,
  doc: `The language; that of the system without it. One of ${languages.join(", ")}.`,
};
