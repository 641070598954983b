// Made by `npm run registry` from the sources of this folder and of the matcher.
export const houseCodeHash = "7937cb8e2b8c";
