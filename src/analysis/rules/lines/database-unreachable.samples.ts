import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [cluster-ClusterId{value='1'}-localhost:27017/INFO]: [org.mongodb.driver.cluster] Exception in monitor thread while connecting to server localhost:27017\ncom.mongodb.MongoSocketOpenException: Exception opening socket\n\tat com.mongodb.A.b(A.java:1)\nCaused by: java.net.ConnectException: Connection refused",
      parameters: { database: "MongoDB", address: "localhost:27017" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: <Alex> MongoSocketOpenException"],
} satisfies LineSamples;
