import type { WholeLogSamples } from "../samples.ts";

const times = (count: number, one: (minute: number) => string) =>
  Array.from({ length: count }, (_, at) => one(10 + at)).join("");
const url = "https://lists.example.org/lamps.txt";
const proxy = (thrown: string, frame: string, count = 6) =>
  `10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.19-R0.1-SNAPSHOT:0000000:1
${times(
  count,
  (minute) => `10:${minute}:00 [SEVERE] ${thrown}
10:${minute}:00 [SEVERE] 	at sun.net.www.protocol.http.HttpURLConnection.getInputStream0(HttpURLConnection.java:1896)
10:${minute}:00 [SEVERE] 	at ${frame}
10:${minute}:00 [SEVERE] 	at java.util.TimerThread.run(Timer.java:505)
`,
)}`;
const server = (address: string, frame: string, count = 6) =>
  `[10:00:00] [Server thread/INFO]: This server is running Paper version git-Paper-77 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)
[10:00:01] [Server thread/INFO]: [LampShop] Enabling LampShop v1.2
${times(
  count,
  (minute) => `[10:${minute}:00] [Craft Scheduler Thread - 3/WARN]: java.io.FileNotFoundException: ${address}
[10:${minute}:00] [Craft Scheduler Thread - 3/WARN]: 	at java.base/sun.net.www.protocol.http.HttpURLConnection.getInputStream0(HttpURLConnection.java:1993)
[10:${minute}:00] [Craft Scheduler Thread - 3/WARN]: 	at LampShop-1.2.jar//${frame}
`,
)}`;
const missing = `java.io.FileNotFoundException: ${url}`;
const ofList = "net.md_5.bungee.eaglercraft.DomainBlacklist.update(DomainBlacklist.java:9)";
const ofPrices = "org.example.lampshop.Prices.load(Prices.java:12)";

export default {
  samples: [
    { text: proxy(missing, ofList), only: [], parameters: { url, why: "blacklist", who: null } },
    { text: server(url, ofPrices), only: [], parameters: { url, who: "LampShop", why: null } },
    {
      text: proxy(
        "java.io.IOException: Server returned HTTP response code: 410 for URL: http://lists.example.org/a?b=1",
        "net.md_5.bungee.Lists.load(Lists.java:5)",
      ),
      only: [],
      parameters: { url: "http://lists.example.org/a?b=1", who: null },
    },
  ],
  counterSamples: [
    proxy(missing, ofList, 2),
    server("https://lists.example.org/lampshop/version.txt", ofPrices),
    server(url, "org.example.lampshop.UpdateChecker.run(UpdateChecker.java:12)"),
    proxy(missing.replace(url, "plugins/lamps.txt"), ofList),
    proxy(`java.io.IOException: Server returned HTTP response code: 503 for URL: ${url}`, ofList),
  ],
} satisfies WholeLogSamples;
