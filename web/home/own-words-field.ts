import { make } from "../page/elements.ts";
import { words } from "./i18n.ts";
import { ownWordsIn } from "./own-words.ts";

/** Long enough not to look through the logs at every key. */
const typingPauseMs = 400;

/** Where somebody names what else is to be masked. */
export function ownWordsField(onWords: (chosen: readonly string[]) => void): HTMLElement {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let told = "";
  const tell = () => {
    clearTimeout(pause);
    const chosen = ownWordsIn(input.value);
    if (chosen.join("\n") === told) return;
    told = chosen.join("\n");
    onWords(chosen);
  };
  const input = make("input", {
    type: "text",
    id: "own-words",
    maxlength: 1000,
    autocomplete: "off",
    spellcheck: "false",
    placeholder: words.ownWordsPlaceholder,
    change: tell,
    input: () => {
      clearTimeout(pause);
      pause = setTimeout(tell, typingPauseMs);
    },
  });
  return make("div", { class: "own-words" }, make("label", { for: "own-words" }, words.ownWords), input);
}
