import { finding } from "../../model/finding.ts";

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
});
