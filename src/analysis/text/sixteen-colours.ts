/** The colours of a terminal, from black to white, and again bright. */
const sixteen: readonly (readonly [red: number, green: number, blue: number])[] = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];

/** Weighed as the eye does: green counts most, and red more where there is much of it. */
export function nearestOfSixteen(red: number, green: number, blue: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < sixteen.length; index++) {
    const [r, g, b] = sixteen[index]!;
    const mean = (red + r) / 2;
    const distance =
      (2 + mean / 256) * (red - r) ** 2 + 4 * (green - g) ** 2 + (2 + (255 - mean) / 256) * (blue - b) ** 2;
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  }
  return nearest;
}

/** Of the 256 colours: the sixteen themselves, a cube of six steps a side, and 24 greys. */
export function sixteenOf256(index: number): number {
  if (index < 16) return index;
  if (index >= 232) {
    const grey = 8 + (index - 232) * 10;
    return nearestOfSixteen(grey, grey, grey);
  }
  const steps = [0, 95, 135, 175, 215, 255];
  const cube = index - 16;
  return nearestOfSixteen(steps[Math.floor(cube / 36)]!, steps[Math.floor(cube / 6) % 6]!, steps[cube % 6]!);
}
