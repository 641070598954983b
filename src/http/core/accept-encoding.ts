import { remembered } from "./remembered.ts";

/** The encodings that answers come in, best first where a client likes several equally. */
export const answerEncodings = ["zstd", "br", "gzip"] as const;
export type AnswerEncoding = (typeof answerEncodings)[number] | "identity";

/** The best encoding that `Accept-Encoding` allows. */
export function chooseEncoding(header: string | null): AnswerEncoding {
  return header === null || header === "" ? "identity" : chosen(header);
}

const chosen = remembered(choose);

function choose(header: string): AnswerEncoding {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    if (coding !== "") weights.set(coding === "x-gzip" ? "gzip" : coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get("*") ?? 0;
  let best: AnswerEncoding = "identity";
  let bestWeight = weights.get("identity") ?? 0;
  for (const encoding of answerEncodings) {
    // `identity;q=0.5, gzip;q=0.5` leaves the choice to us, and the smaller answer is the better one.
    const isBetter = best === "identity" ? weightOf(encoding) >= bestWeight : weightOf(encoding) > bestWeight;
    if (weightOf(encoding) > 0 && isBetter) {
      best = encoding;
      bestWeight = weightOf(encoding);
    }
  }
  return best;
}
