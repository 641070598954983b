import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "ERROR: transport error 202: bind failed: Address already in use\nERROR: JDWP Transport dt_socket failed to initialize, TRANSPORT_INIT(510)\nJDWP exit error AGENT_ERROR_TRANSPORT_INIT(197): No transports initialized [debugInit.c:734]",
      parameters: { why: "port" },
    },
    {
      text: "ERROR: transport error 202: connect failed: Connection refused\nERROR: JDWP Transport dt_socket failed to initialize, TRANSPORT_INIT(510)",
      parameters: { why: "refused" },
    },
    {
      text: "ERROR: Cannot load this JVM TI agent twice, check your java command line for duplicate jdwp options.",
      parameters: { why: "twice" },
    },
    {
      text: "ERROR: JDWP option syntax error: -agentlib:jdwp=transport=dt_socket,adress=9000",
      parameters: { said: "option syntax error: -agentlib:jdwp=transport=dt_socket,adress=9000", why: null },
    },
  ],
  counterSamples: [
    "Listening for transport dt_socket at address: 9000",
    "[10:00:00] [Server thread/INFO]: <Alex> ERROR: transport error 202: bind failed",
    "[10:00:00] [Server thread/INFO]: [CHAT] ERROR: JDWP Transport dt_socket failed to initialize",
  ],
} satisfies LineSamples;
