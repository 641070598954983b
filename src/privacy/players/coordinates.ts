import type { Place } from "../private-match.ts";

const number = String.raw`-?\d{1,8}(?:\.\d{1,20})?(?:E-?\d)?`;
const three = String.raw`${number}, ?${number}, ?${number}`;

/**
 * Where somebody is in a world: three numbers behind a word for a place, or with their letters. Not colours (`rgb(1, 2,
 * 3)`), sizes, times or versions: nothing before those says that they are a place.
 */
const places = new RegExp(
  [
    // "logged in with entity id 7 at ([world]1.5, 64.0, -3.5)", "at (1, 64, -3)", "Teleported Anna to 1.0, 64.0, -3.0"
    String.raw`(?<=(?:\bat|\bto|\bfrom|\bnear|位置[:：]?|坐标[:：]?|在) ?[([]{0,2}(?:\[[^\]\r\n]{1,40}\])?)${three}(?![\d.])`,
    // "World: (12,64,-7), Section: (at 12,0,9 in 0,4,-1; …), Region: (0,-1; …)"
    String.raw`(?<=(?:World|Level|Chunk|Section|Region|spawn location|Block location|[Pp]osition|[Pp]os|[Cc]oordinates|[Cc]oords|XYZ)[:=] ?\(?(?:at )?)${number},? ?${number}(?:,? ?${number})?(?=[ ,;)\]]|$)`,
    String.raw`(?<=Section: \(at [^;)\r\n]{1,60} in )[^;)\r\n]{1,60}|(?<=; (?:chunk contains blocks|contains chunks|blocks) )[^);\r\n]{1,80}(?=[);])`,
    // "x=1.50, y=64.00, z=-3.50", "BlockPos{x=1, y=64, z=-3}", "[x: 1, y: 64, z: -3]"
    String.raw`(?<=\bx ?[=:] ?)${number}(?=,? ?[\r\n]?y ?[=:] ?-?\d)`,
    String.raw`(?<=x ?[=:] ?[-\d.*E]{1,20},? ?y ?[=:] ?)${number}(?=,? ?z ?[=:] ?[-\d*])`,
    String.raw`(?<=y ?[=:] ?[-\d.*E]{1,20},? ?z ?[=:] ?)${number}`,
  ].join("|"),
  "gm",
);

export function coordinatesIn(text: string): Place[] {
  return [...text.matchAll(places)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}
