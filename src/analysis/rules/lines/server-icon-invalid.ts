import { finding } from "../../model/finding.ts";

/** The game's server, BungeeCord and Velocity, of the picture in the list of servers. */
export default finding({
  code: "server-icon-invalid",
  severity: "notice",
  confidence: 0.95,
  needles: ["Couldn't load server icon", "Could not load server icon", "Unable to load your server-icon.png"],
  pattern: /^[^\n<]{0,200}?(?:(?:Couldn't|Could not) load server icon|Unable to load your server-icon\.png)/,
  // There is none: then there is no picture.
  parameters: (_, place) => (place.upTo(600).includes("IIOException: Can't read input file!") ? null : {}),
});
