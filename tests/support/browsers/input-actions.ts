import type { Key, Point } from "./browser-driver.ts";

/** Keys without a letter, as WebDriver writes them. */
const codes: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

type Action = Record<string, unknown> & { type: string };

/** In the words of WebDriver, classic and BiDi alike. */
export type InputActions = { type: string; id: string; actions: Action[] }[];

export function keyActions(keys: readonly Key[]): InputActions {
  const down = keys.map((key) => ({ type: "keyDown", value: codes[key] ?? key }));
  const up = keys.toReversed().map((key) => ({ type: "keyUp", value: codes[key] ?? key }));
  return [{ type: "key", id: "keyboard", actions: [...down, ...up] }];
}

export function pointerActions(places: readonly Point[], held: readonly Key[]): InputActions {
  const [first, ...others] = places.map(({ x, y }) => ({
    type: "pointerMove",
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
    origin: "viewport",
  }));
  const pointer: Action[] = [first!, { type: "pointerDown", button: 0 }, ...others, { type: "pointerUp", button: 0 }];
  // Devices act in step: the keys go down before the pointer does, and up after it.
  const pauses = (count: number): Action[] => Array.from({ length: count }, () => ({ type: "pause", duration: 0 }));
  const down = held.map((key) => ({ type: "keyDown", value: codes[key] ?? key }));
  const up = held.map((key) => ({ type: "keyUp", value: codes[key] ?? key }));
  return [
    { type: "key", id: "keyboard", actions: [...down, ...pauses(pointer.length), ...up] },
    { type: "pointer", id: "mouse", actions: [...pauses(held.length), ...pointer] },
  ];
}
