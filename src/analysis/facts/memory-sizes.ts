const factors: Record<string, number> = { k: 1 / 1024, m: 1, g: 1024, t: 1024 * 1024 };

/** `8G`, `4096 MiB`, `8192m`, `17179869184` */
export function mebibytesOf(text: string): number | null {
  const match = /(\d{1,15}(?:\.\d{1,3})?)\s?([kmgt])?(?:i?b)?/i.exec(text.slice(0, 60));
  if (!match) return null;
  const factor = match[2] ? factors[match[2].toLowerCase()]! : 1 / (1024 * 1024);
  const size = Number(match[1]) * factor;
  return size >= 1 ? size : null;
}

/** `8 GB`, as people say it. */
export function memoryText(mebibytes: number): string {
  return mebibytes >= 1024 ? `${Number((mebibytes / 1024).toFixed(1))} GB` : `${Math.round(mebibytes)} MB`;
}

/** `-Xmx6G`: how much of a machine's memory Java may take, so that the system and Java itself have room. */
export function heapFor(machine: number): string {
  const most = machine * 0.7;
  return most >= 4096 ? `-Xmx${Math.floor(most / 1024)}G` : `-Xmx${Math.floor(most / 256) * 256}M`;
}
