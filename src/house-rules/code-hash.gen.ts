// Made by `npm run registry` from the sources of this folder and of the matcher.
export const houseCodeHash = "12c19e3b6f52";
