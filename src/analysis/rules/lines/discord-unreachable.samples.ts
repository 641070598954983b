import type { LineSamples } from "../samples.ts";

const trace = (below: string) =>
  `net.dv8tion.jda.api.exceptions.ErrorResponseException: -1: java.net.SocketTimeoutException
	at org.example.lampbridge.lib.net.dv8tion.jda.internal.requests.RestActionImpl.complete(RestActionImpl.java:200)
	at ${below}
Caused by: java.net.SocketTimeoutException: Connect timed out
	at java.base/java.net.Socket.connect(Socket.java:700)`;

export default {
  samples: [
    {
      text: `[10:00:00] [Bridge Launch Thread/WARN]: Exception in thread "Bridge Launch Thread" ${trace("net.dv8tion.jda.internal.JDAImpl.verifyToken(JDAImpl.java:400)\n\tat org.example.lampbridge.Bridge.run(Bridge.java:50)")}`,
      parameters: { plugin: "lampbridge" },
    },
    {
      text: `[10:00:00] [Server thread/ERROR]: [LampBridge] Could not log in\n${trace("net.dv8tion.jda.api.JDABuilder.build(JDABuilder.java:1900)")}`,
      parameters: { plugin: "lampbridge" },
    },
  ],
  counterSamples: [
    // Later, it is tried again.
    `[10:00:00] [Bridge Worker/ERROR]: Could not send a message\n${trace("org.example.lampbridge.Bridge.send(Bridge.java:90)")}`,
    `[10:00:00] [Server thread/INFO]: <Alex> ErrorResponseException: -1: java.net.SocketTimeoutException JDAImpl.login`,
  ],
} satisfies LineSamples;
