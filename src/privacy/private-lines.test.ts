import { describe, expect, test } from "bun:test";
import { harmlessAroundLabels } from "../../tests/support/privacy-samples/harmless-around-labels.ts";
import { harmlessFacts } from "../../tests/support/privacy-samples/harmless-facts.ts";
import { harmlessInAnswers } from "../../tests/support/privacy-samples/harmless-in-answers.ts";
import { harmlessInLanguages } from "../../tests/support/privacy-samples/harmless-in-languages.ts";
import { harmlessInOtherForms } from "../../tests/support/privacy-samples/harmless-in-other-forms.ts";
import { harmlessInOtherWords } from "../../tests/support/privacy-samples/harmless-in-other-words.ts";
import { harmlessInRarerWords } from "../../tests/support/privacy-samples/harmless-in-rarer-words.ts";
import { harmlessInTools } from "../../tests/support/privacy-samples/harmless-in-tools.ts";
import { harmlessListings } from "../../tests/support/privacy-samples/harmless-listings.ts";
import { harmlessPlaces } from "../../tests/support/privacy-samples/harmless-places.ts";
import { harmlessWords } from "../../tests/support/privacy-samples/harmless-words.ts";
import { privateAddresses } from "../../tests/support/privacy-samples/private-addresses.ts";
import { privateAroundLabels } from "../../tests/support/privacy-samples/private-around-labels.ts";
import { privateInAnswers } from "../../tests/support/privacy-samples/private-in-answers.ts";
import { privateInLanguages } from "../../tests/support/privacy-samples/private-in-languages.ts";
import { privateInListings } from "../../tests/support/privacy-samples/private-in-listings.ts";
import { privateInOtherForms } from "../../tests/support/privacy-samples/private-in-other-forms.ts";
import { privateInOtherWords } from "../../tests/support/privacy-samples/private-in-other-words.ts";
import { privateInRarerWords } from "../../tests/support/privacy-samples/private-in-rarer-words.ts";
import { privateInSentences } from "../../tests/support/privacy-samples/private-in-sentences.ts";
import { privateInTools } from "../../tests/support/privacy-samples/private-in-tools.ts";
import { privateMachines } from "../../tests/support/privacy-samples/private-machines.ts";
import { privateNames } from "../../tests/support/privacy-samples/private-names.ts";
import { privatePasswords } from "../../tests/support/privacy-samples/private-passwords.ts";
import { harmlessPeople, privatePeople } from "../../tests/support/privacy-samples/private-people.ts";
import { privatePersons } from "../../tests/support/privacy-samples/private-persons.ts";
import { privateTokens } from "../../tests/support/privacy-samples/private-tokens.ts";
import { withoutMarks } from "../../tests/support/private-marks.ts";
import { redact } from "./redact.ts";

const kinds = [
  privateTokens,
  privatePasswords,
  privateAddresses,
  privateNames,
  privatePeople,
  privatePersons,
  privateMachines,
  privateInOtherWords,
  privateInListings,
  privateInSentences,
  privateInLanguages,
  privateAroundLabels,
  privateInOtherForms,
  privateInRarerWords,
  privateInTools,
  privateInAnswers,
].flatMap((table) => Object.entries(table));

/** What stands between the marks and is still readable in the masked text, or parts of it that say enough. */
function leftReadable(marked: string): string[] {
  const masked = redact(withoutMarks(marked)).text;
  const secrets = [...marked.matchAll(/⟦([^⟧]+)⟧/g)].map((match) => match[1]!);
  expect(secrets).not.toEqual([]);
  return secrets.filter(
    (secret) =>
      masked.includes(secret) ||
      masked.includes(secret.slice(0, Math.max(6, secret.length >> 1))) ||
      masked.includes(secret.slice(-Math.max(6, secret.length >> 1))),
  );
}

for (const [kind, lines] of kinds) {
  describe(`what is private is masked: ${kind}`, () => {
    test.each([...lines])("%s", (marked) => {
      expect(leftReadable(marked)).toEqual([]);
      expect(redact(withoutMarks(marked)).text.split("\n").length).toBe(marked.split("\n").length);
    });
  });
}

describe("what is harmless stays", () => {
  test.each([
    ...harmlessWords,
    ...harmlessPlaces,
    ...harmlessPeople,
    ...harmlessFacts,
    ...harmlessInOtherWords,
    ...harmlessListings,
    ...harmlessInLanguages,
    ...harmlessAroundLabels,
    ...harmlessInOtherForms,
    ...harmlessInRarerWords,
    ...harmlessInTools,
    ...harmlessInAnswers,
  ])("%s", (line) => {
    expect(redact(line).text).toBe(line);
  });
});

test("the samples are many", () => {
  expect(kinds.flatMap(([, lines]) => lines).length).toBeGreaterThan(900);
  expect(
    new Set([...harmlessWords, ...harmlessPlaces, ...harmlessFacts, ...harmlessInOtherWords]).size,
  ).toBeGreaterThan(850);
});
