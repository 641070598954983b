/** Rows taken together so that each pixel of a strip is one value: the highest of its rows. */
export function binLevels(levels: Uint8Array, pixels: number, markPixels: number): Uint8Array {
  const bins = new Uint8Array(pixels);
  const rows = levels.length;
  if (rows <= pixels) {
    for (let row = 0; row < rows; row++) if (levels[row]! > 0) mark(bins, row, rows, markPixels, levels[row]!);
    return bins;
  }
  for (let pixel = 0; pixel < pixels; pixel++) {
    const end = Math.floor(((pixel + 1) * rows) / pixels);
    let highest = 0;
    for (let row = Math.floor((pixel * rows) / pixels); row < end; row++) {
      const level = levels[row]!;
      if (level > highest) highest = level;
    }
    bins[pixel] = highest;
  }
  return bins;
}

/** A 1 for each pixel at which one of the listed rows stands. */
export function binRows(listed: Int32Array, rows: number, pixels: number, markPixels: number): Uint8Array {
  const bins = new Uint8Array(pixels);
  for (const row of listed) if (row >= 0 && row < rows) mark(bins, row, rows, markPixels, 1);
  return bins;
}

/** A row of a short log has more pixels than a mark needs. */
function mark(bins: Uint8Array, row: number, rows: number, markPixels: number, value: number): void {
  const first = Math.floor((row * bins.length) / rows);
  const end = Math.max(first + 1, Math.floor(((row + 1) * bins.length) / rows));
  for (let pixel = first; pixel < Math.min(end, first + markPixels); pixel++) {
    if (value > bins[pixel]!) bins[pixel] = value;
  }
}

/** Calls back for each part of neighbouring pixels that have that value. */
export function eachRun(bins: Uint8Array, value: number, draw: (first: number, length: number) => void): void {
  for (let first = bins.indexOf(value); first !== -1; ) {
    let end = first + 1;
    while (end < bins.length && bins[end] === value) end++;
    draw(first, end - first);
    first = bins.indexOf(value, end);
  }
}
