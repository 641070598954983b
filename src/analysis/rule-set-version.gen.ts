// Made by `npm run registry` from the sources of the analyser.
export const ruleSetVersion = "e2f94665bbd6";
