// Made by `npm run registry` from the sources of this folder and of the matcher.
export const houseCodeHash = "e59f77ab6c77";
