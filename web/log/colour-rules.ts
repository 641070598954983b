const colours = Array.from({ length: 16 }, (_, colour) => colour);

/**
 * How the runs of `colourRuns` look, for a style sheet inside of a shadow root. The colours themselves, and the same
 * rules for the page, are in `styles/colours.css`. Text on a colour has the colour of the ground, whatever was asked
 * for: every colour can be read on the ground, so the ground can be read on every colour. Black behind a text is how
 * terminals look anyway.
 */
export const colourRules = [
  ".dim{color:var(--soft);font-weight:300}",
  ...colours.map((colour) => `.fg-${colour}{--run:var(--c-${colour});color:var(--run)}`),
  ...colours.slice(1).map((colour) => `.bg-${colour}{background:var(--c-${colour});color:var(--log-ground)}`),
  ".inverse{background:var(--run,var(--ink));color:var(--log-ground)}",
  ".bold{font-weight:700}",
  ".italic{font-style:italic}",
  ".underline{text-decoration:underline}",
  ".strike{text-decoration:line-through}",
  ".underline.strike{text-decoration:underline line-through}",
  ".obfuscated{outline:1px dotted currentcolor;outline-offset:-1px}",
].join("\n");
