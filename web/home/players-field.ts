import { type PlayerMask, playerMasks } from "../../src/privacy/players/find-players.ts";
import { make } from "../page/elements.ts";
import { playersWords } from "./i18n.ts";

/** Where somebody chooses what is masked of players. Nothing is, unless it is asked for. */
export function playersField(onChange: (chosen: readonly PlayerMask[]) => void): HTMLElement {
  const { legend, masks } = playersWords;
  const boxes = playerMasks.map((mask) => ({
    mask,
    box: make("input", { type: "checkbox", id: `players-${mask}`, change: () => onChange(chosen()) }),
  }));
  const chosen = () => boxes.flatMap(({ mask, box }) => (box.checked ? [mask] : []));
  return make(
    "div",
    { class: "own-words players", role: "group", "aria-label": legend },
    make("strong", {}, legend),
    ...boxes.map(({ mask, box }) => make("label", { class: "check", for: `players-${mask}` }, box, masks[mask])),
  );
}
