// Made by `npm run registry` from the sources of this folder and of the matcher.
export const houseCodeHash = "83cdb7952c61";
