import type { RegexFilter } from "./filter.ts";

/** 0 to 255 without leading zeros, which only versions have. */
const byte = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
const from100 = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2})";
const from64 = `(?:6[4-9]|[7-9][0-9]|${from100})`;
const from32 = `(?:3[2-9]|[4-9][0-9]|${from100})`;
const dot = "\\.";
const dotted = (...numbers: string[]) => numbers.join(dot);
const any = dotted(byte, byte, byte, byte);

/** Comes first: Java takes a hundred times as long to look behind at every character of a log. */
const atNumber = "(?=[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9])";
/** What is glued to letters is a version: `v1.2.3.4`, `mod-1.2.3.4.jar`, `1.2.3.4+build`. */
const notGluedBefore = `${atNumber}(?<![0-9A-Za-z_.+-])`;
const notGluedBehind = "(?![0-9A-Za-z_+]|-[A-Za-z]|\\.[0-9A-Za-z])";

/** Numbers that no version has: versions have small numbers, and only their last ones grow. */
const largeNumbers = [
  dotted(from64, from100, byte, byte),
  dotted(from64, byte, from100, byte),
  dotted(from64, byte, byte, from100),
  dotted(from32, from100, from100, byte),
  dotted(from32, from100, byte, from100),
  dotted(from32, byte, from100, from100),
  dotted(byte, from100, from100, byte),
  dotted(byte, from100, byte, from100),
].join("|");

const ipv4Mask = "**.**.**.**";

/** `1.20.1.4` is a version and `93.184.216.34` an address; for what could be either, the text around it decides. */
export const ipv4Filter: RegexFilter = {
  type: "regex",
  data: {
    patterns: [
      // With a port behind it, as servers and clients print it: `5.9.12.44:51234`, `5.9.12.44, 25565`.
      {
        pattern: `${notGluedBefore}${any}(?=:[0-9]{1,5}(?![0-9.:])|, [0-9]{4,5}(?![0-9.]))`,
        modifiers: [],
        replacement: ipv4Mask,
      },
      // With the slash that Java writes before it, or in a link.
      {
        pattern: `${atNumber}(?<=[\\s"'=,:;(\\[\\/]\\/)${any}${notGluedBehind}`,
        modifiers: [],
        replacement: ipv4Mask,
      },
      // With a word that says so.
      {
        pattern: `${atNumber}(?<=\\bip[ =:]|\\bip: |\\baddress[ =:]|\\baddress: |\\bhost[ =:]|\\bhost: |\\blogged in from )${any}${notGluedBehind}`,
        modifiers: ["i"],
        replacement: ipv4Mask,
      },
      { pattern: `${notGluedBefore}(?:${largeNumbers})${notGluedBehind}`, modifiers: [], replacement: ipv4Mask },
    ],
    exemptions: [
      { pattern: `^127\\.${dotted(byte, byte, byte)}$`, modifiers: [] },
      { pattern: "^0\\.0\\.0\\.0$", modifiers: [] },
      { pattern: "^1\\.[01]\\.[01]\\.1$", modifiers: [] },
      { pattern: "^8\\.8\\.[48]\\.[48]$", modifiers: [] },
    ],
  },
};

const group = "[0-9a-f]{1,4}";
/** All addresses that were ever given out begin with a group from 2000 to 3fff; times and checksums seldom do. */
const publicGroup = "(?=[23])(?<![0-9a-z:.])[23][0-9a-f]{3}";
const ipv6Mask = "****:****:****:****:****:****:****:****";

export const ipv6Filter: RegexFilter = {
  type: "regex",
  data: {
    patterns: [
      { pattern: `${publicGroup}(?::${group}){7}(?![0-9a-z])`, modifiers: ["i"], replacement: ipv6Mask },
      {
        pattern: `${publicGroup}(?::${group}){0,6}::(?:${group}(?::${group}){0,5})?(?![0-9a-z:])`,
        modifiers: ["i"],
        replacement: ipv6Mask,
      },
    ],
    exemptions: [
      { pattern: "^[0:]{2,15}1$", modifiers: [] },
      { pattern: "^2606:4700:4700::1[01][01]1$", modifiers: [] },
      { pattern: "^2001:4860:4860::88(?:88|44)$", modifiers: [] },
    ],
  },
};
