import { finding } from "../finding.ts";

export default finding({
  code: "database-unreachable",
  severity: "error",
  joins: ["plugin", "cause"],
  needles: [
    "MongoSocketOpenException",
    "MongoTimeoutException",
    "JedisConnectionException",
    "Exception in monitor thread while connecting to server ",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:Exception in monitor thread while connecting to server ([\w.:-]{3,100})|MongoTimeoutException: [^\n]{0,100}|MongoSocketOpenException|JedisConnectionException: [^\n]{0,100})/,
  parameters: (match, place) => {
    const address = match[1] ?? /address=([\w.:-]{3,100})/.exec(place.upTo(3000))?.[1];
    if (!match[1] && /MongoSocketOpenException|while connecting to server /.test(place.earlier)) return null;
    return { database: match[0].includes("Jedis") ? "Redis" : "MongoDB", address };
  },
  samples: [
    {
      text: "[10:00:00] [cluster-ClusterId{value='1'}-localhost:27017/INFO]: [org.mongodb.driver.cluster] Exception in monitor thread while connecting to server localhost:27017\ncom.mongodb.MongoSocketOpenException: Exception opening socket\n\tat com.mongodb.A.b(A.java:1)\nCaused by: java.net.ConnectException: Connection refused",
      parameters: { database: "MongoDB", address: "localhost:27017" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> MongoSocketOpenException"],
});
