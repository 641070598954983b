import { Html } from "./html.ts";

/** Drawn on a grid of 20 by 20, with lines only, in the colour of the text around them. */
const shapes = {
  search: "M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM13 13l4 4",
  up: "M5 12.5l5-5l5 5",
  down: "M5 7.5l5 5l5-5",
  close: "M5 5l10 10M15 5L5 15",
  link: "M8.5 11.5l3-3M7 9l-2 2a3 3 0 0 0 4.2 4.2l2-2M13 11l2-2a3 3 0 0 0-4.2-4.2l-2 2",
  copy: "M7 7h9v9H7zM4 13V4h9",
  download: "M10 3v9M6 8.5l4 4l4-4M4 16.5h12",
  filter: "M3 5h14M6 10h8M8.5 15h3",
  view: "M3 5h14v10H3zM3 8.5h14",
  theme: "M10 3a7 7 0 1 0 7 7a5.5 5.5 0 0 1-7-7z",
  language: "M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM3 10h14M10 3c-4 4-4 10 0 14c4-4 4-10 0-14z",
  share: "M10 12V3M6.5 6L10 2.8L13.5 6M5 9v8h10V9",
  wide: "M7 5l-4 5l4 5M13 5l4 5l-4 5M3 10h14",
  keyboard: "M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  fold: "M10 3v4M8 5l2 2l2-2M10 17v-4M8 15l2-2l2 2M3.5 10h13",
  check: "M4 10.5l4 4l8-9",
  qr: "M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM17 12v2M12 17h2M17 17h.01",
  trash: "M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 9v4.5M11.5 9v4.5",
  compare: "M7 4v12M4 7l3-3l3 3M13 16V4M10 13l3 3l3-3",
  folder: "M3 4.5h5l1.8 2.5H17v9H3z",
  list: "M3.5 5.5h.01M7 5.5h9.5M3.5 10h.01M7 10h9.5M3.5 14.5h.01M7 14.5h9.5",
  book: "M10 5.5c-2-1.5-4.5-1.5-6.5-1v10.5c2-.5 4.5-.5 6.5 1c2-1.5 4.5-1.5 6.5-1V4.5c-2-.5-4.5-.5-6.5 1zM10 5.5v10.5",
  sample: "M5 3h7l3.5 3.5V17H5zM8.5 9l4 2.5l-4 2.5z",
  text: "M4 4h12v12H4zM7 8h6M7 11h6M7 14h3",
} as const;

export type IconName = keyof typeof shapes;

/** Decoration: what it stands beside says the same in words. */
export function icon(name: IconName): Html {
  return new Html(`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${shapes[name]}"/></svg>`);
}
