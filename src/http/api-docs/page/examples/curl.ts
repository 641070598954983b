import type { ExampleLanguage } from "./example.ts";

export const curl: ExampleLanguage = {
  id: "curl",
  name: "curl",
  texts: {
    uploadFile: `curl --data-binary @latest.log '{origin}/api/upload?name=latest.log&format=plain'`,
    uploadText: `curl '{origin}/api/upload' \\
  -H 'Content-Type: application/json' \\
  -d '{"content":"[12:00:00] [Server thread/INFO]: Done (3.141s)!","name":"latest.log"}'`,
    retry: `# Waits as long as Retry-After says, after 429 and 503.
curl --fail --retry 5 --data-binary @latest.log '{origin}/api/upload?format=plain'`,
    read: `curl '{origin}/api/log/{id}'`,
    raw: `curl --compressed '{origin}/raw/{id}'`,
    stats: `curl '{origin}/api/stats/{id}'`,
    remove: `# The token came with the upload, in the header Lectern-Token.
curl --request DELETE -H 'Authorization: Bearer {token}' '{origin}/api/log/{id}'`,
    insights: `curl '{origin}/api/insights/{id}?lang=en'`,
    analyse: `gzip --stdout latest.log | curl --data-binary @- -H 'Content-Encoding: gzip' '{origin}/api/analyse'`,
  },
};
