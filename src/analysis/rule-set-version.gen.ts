// Made by `npm run registry` from the sources of the analyser.
export const ruleSetVersion = "0023f1670bac";
