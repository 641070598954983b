const paper = "#fbfaf7";
const gold = "#d9a441";

/** A book on a stand, drawn in a square of 32: the shapes alone, without their ground. */
export function markShapes(accent: string): string {
  return [
    `<path d="M5 9c4-1.6 8-1.2 11 1 3-2.2 7-2.6 11-1v10c-4-1.6-8-1.2-11 1-3-2.2-7-2.6-11-1z" fill="${paper}"/>`,
    `<path d="M16 10v10" stroke="${accent}" stroke-width="1.5"/>`,
    `<path d="M13.5 22h5v3.5H22V28H10v-2.5h3.5z" fill="${gold}"/>`,
  ].join("");
}

/** The mark on a rounded square of the accent. */
export function markOnGround(accent: string): string {
  return `<rect width="32" height="32" rx="7" fill="${accent}"/>${markShapes(accent)}`;
}
