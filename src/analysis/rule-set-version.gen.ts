// Made by `npm run registry` from the sources of the analyser.
export const ruleSetVersion = "a319e26d83ad";
