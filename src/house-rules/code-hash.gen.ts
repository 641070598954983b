// Made by `npm run registry` from the sources of this folder and of the matcher.
export const houseCodeHash = "efd71e23b635";
