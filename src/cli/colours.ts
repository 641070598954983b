import type { CliContext, Output } from "./context.ts";

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Colour = keyof typeof codes;
export type Paint = (colour: Colour | readonly Colour[], text: string) => string;

/** Colours where they can be seen and nobody objects. `NO_COLOR` is stronger than `FORCE_COLOR`. */
export function painterFor(screen: Output, environment: CliContext["environment"]): Paint {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  const isForced = FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  const isWanted = isForced || (screen.isTerminal && TERM !== "dumb" && FORCE_COLOR !== "0");
  if (!isWanted || (NO_COLOR !== undefined && NO_COLOR !== "")) return (_, text) => text;
  return (colour, text) => {
    const list = typeof colour === "string" ? [colour] : colour;
    return `\u001b[${list.map((one) => codes[one]).join(";")}m${text}\u001b[0m`;
  };
}
