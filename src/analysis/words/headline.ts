import type { FoundFinding, Language, Software } from "../model/model.ts";
import { headingText } from "./card-text.ts";
import { dated, titleOf, withHeading } from "./render.ts";

const maxHeadline = 1000;

/** `Paper 1.20.4 server log: WorldGuard cannot start: WorldEdit is not installed.`. */
export function headlineOf(
  { software, findings }: { software: Software; findings: readonly FoundFinding[] },
  language: Language,
): string {
  const first = findings.find(({ severity }) => severity === "fatal" || severity === "error");
  const said = first ? dated(first, headingText(first, language), language) : null;
  return headed(titleOf(software, language), said, language);
}

/** What it is a log of, and what is wrong, as far as either is known. */
export function headed(title: string, said: string | null, language: Language): string {
  const text = said === null ? title : title === "" ? said : withHeading(title, said, language);
  return text.slice(0, maxHeadline);
}
