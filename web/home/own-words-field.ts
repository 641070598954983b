import { ownWordsIn } from "../../src/privacy/own-words.ts";
import { make } from "../page/elements.ts";
import { words } from "./i18n.ts";

/** Long enough not to look through the logs at every key. */
const typingPauseMs = 400;

/** Where somebody names what else is to be masked. */
export function ownWordsField(onWords: (chosen: readonly string[]) => void): HTMLElement {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lastChosen = "";
  const handOn = () => {
    clearTimeout(pause);
    const chosen = ownWordsIn(input.value);
    if (chosen.join("\n") === lastChosen) return;
    lastChosen = chosen.join("\n");
    onWords(chosen);
  };
  const input = make("input", {
    type: "text",
    id: "own-words",
    maxlength: 1000,
    autocomplete: "off",
    spellcheck: "false",
    placeholder: words.ownWordsPlaceholder,
    change: handOn,
    input: () => {
      clearTimeout(pause);
      pause = setTimeout(handOn, typingPauseMs);
    },
  });
  return make("div", { class: "own-words" }, make("label", { for: "own-words" }, words.ownWords), input);
}
