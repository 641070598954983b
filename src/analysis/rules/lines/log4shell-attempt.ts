import { finding } from "../../model/finding.ts";

export default finding({
  code: "log4shell-attempt",
  severity: "warning",
  readsChat: true,
  confidence: 0.97,
  // Here chat counts: it is the way such an attack comes.
  needles: [
    "\u0024{jndi:",
    "\u0024{\u0024{lower:",
    "\u0024{\u0024{upper:",
    "\u0024{\u0024{::-",
    "\u0024{\u0024{env:",
    "\u0024{\u0024{sys:",
  ],
  pattern: /\$\{(?:jndi:|\$\{(?:(?:lower|upper):[a-z]\}|::-|(?:env|sys):[^\n}]{1,60}\}))/i,
});
