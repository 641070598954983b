/** How a language writes a date with its time of day, for scripts that cannot wait for `Intl`. */
export interface DatePattern {
  /** Names of what stands there, and what stands between as it is. */
  pieces: (DatePiece | { text: string })[];
  months: string[];
  /** What each hour is a part of, where hours are counted to 12: the morning, the afternoon. */
  parts: string[] | null;
  /** Whose numbers below ten begin with a zero. */
  padded: DatePiece[];
}

const pieceNames = ["year", "month", "day", "hour", "minute", "dayPeriod"] as const;
type DatePiece = (typeof pieceNames)[number];

function isPiece(type: string): type is DatePiece {
  return (pieceNames as readonly string[]).includes(type);
}

export function datePatternOf(language: string): DatePattern {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const piecesOf = (month: number, hour: number) => format.formatToParts(Date.UTC(2026, month, 2, hour, 4));
  const pieceOf = (name: DatePiece, month = 0, hour = 3) =>
    piecesOf(month, hour).find(({ type }) => type === name)?.value ?? "";
  const isHalved = format.resolvedOptions().hour12 ?? false;
  return {
    pieces: piecesOf(0, 3).map(({ type, value }) => (isPiece(type) ? type : { text: value })),
    months: Array.from({ length: 12 }, (_, month) => pieceOf("month", month)),
    parts: isHalved ? Array.from({ length: 24 }, (_, hour) => pieceOf("dayPeriod", 0, hour)) : null,
    padded: pieceNames.filter((name) => name !== "month" && /^0\d$/.test(pieceOf(name))),
  };
}

/** A time as the reader's clock has it. */
export function dateText(date: Date, { pieces, months, parts, padded }: DatePattern): string {
  const hour = date.getHours();
  const numbers = {
    year: date.getFullYear(),
    day: date.getDate(),
    hour: parts ? hour % 12 || 12 : hour,
    minute: date.getMinutes(),
  };
  return pieces
    .map((piece) => {
      if (typeof piece === "object") return piece.text;
      if (piece === "month") return months[date.getMonth()]!;
      if (piece === "dayPeriod") return parts?.[hour] ?? "";
      return String(numbers[piece]).padStart(padded.includes(piece) ? 2 : 1, "0");
    })
    .join("");
}
