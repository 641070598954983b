// Made by `npm run registry` from the sources of this folder and of the matcher.
export const houseCodeHash = "d2535c5458bc";
