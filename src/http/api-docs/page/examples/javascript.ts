import type { ExampleLanguage } from "./example.ts";

/** For browsers, Node 18 and newer, Deno and Bun: nothing to install. */
export const javascript: ExampleLanguage = {
  id: "javascript",
  name: "JavaScript",
  texts: {
    uploadFile: `import { readFile } from "node:fs/promises";

const body = await readFile("latest.log");
const answer = await fetch("{origin}/api/upload?name=latest.log", { method: "POST", body });
const { url } = await answer.json();
console.log(url);`,
    uploadText: `const answer = await fetch("{origin}/api/upload", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ content: "[12:00:00] [Server thread/INFO]: Done (3.141s)!", name: "latest.log" }),
});
const log = await answer.json();
console.log(log.success ? log.url : log.error);`,
    retry: `async function share(content) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch("{origin}/api/upload", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content }),
    });
    const body = await answer.json();
    if (answer.ok) return body.url;
    const isPassing = answer.status === 429 || answer.status === 503;
    if (!isPassing || attempt === 5) throw new Error(body.error);
    const seconds = Number(answer.headers.get("Retry-After") ?? 5);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

console.log(await share("[12:00:00] [Server thread/INFO]: Done (3.141s)!"));`,
    read: `const answer = await fetch("{origin}/api/log/{id}");
const log = await answer.json();
console.log(log.name, log.views, log.content.length);`,
    raw: `const answer = await fetch("{origin}/raw/{id}");
console.log(await answer.text());`,
    stats: `const answer = await fetch("{origin}/api/stats/{id}");
const { views, uniqueViews } = await answer.json();
console.log(views, uniqueViews);`,
    remove: `// The token came with the upload: answer.headers.get("Lectern-Token").
const headers = { Authorization: "Bearer {token}" };
const answer = await fetch("{origin}/api/log/{id}", { method: "DELETE", headers });
console.log(await answer.json());`,
    insights: `const answer = await fetch("{origin}/api/insights/{id}?lang=en");
const { title, findings } = await answer.json();
console.log(title);
for (const { message, advice } of findings) console.log(message, advice[0]);`,
    analyse: `import { readFile } from "node:fs/promises";

const body = await readFile("latest.log");
const answer = await fetch("{origin}/api/analyse?lang=en", { method: "POST", body });
const { title, headline } = await answer.json();
console.log(title, headline);`,
  },
};
