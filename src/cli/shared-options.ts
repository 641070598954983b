import { languages } from "../wire/languages.ts";
import type { Option } from "./command.ts";

/** Options that many commands have. */
export const help: Option = { name: "help", short: "h" };
export const json: Option = { name: "json" };
export const language: Option = {
  name: "lang",
  value: "LANG",
  choices: languages,
};
