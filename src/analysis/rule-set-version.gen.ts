// Made by `npm run registry` from the sources of the analyser.
export const ruleSetVersion = "59c68cf8ac4e";
