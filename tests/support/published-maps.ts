import { createHash } from "node:crypto";
import { sampleProguard, sampleTiny } from "./sample-mappings.ts";
import { zipOf } from "./zip-builder.ts";

type Answer = string | Uint8Array | (() => Response | Promise<Response>);

/** A stand-in for what Mojang and Fabric publish of Minecraft 1.20.1, as a mirror has it. */
export class PublishedMaps {
  readonly asked: string[] = [];
  /** Answers in the place of others, by path. */
  readonly instead = new Map<string, Answer>();
  private readonly server: ReturnType<typeof Bun.serve>;

  constructor() {
    this.server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: ({ url }) => this.answer(new URL(url).pathname) });
  }

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  async stop(): Promise<void> {
    await this.server.stop(true);
  }

  private answer(path: string): Response | Promise<Response> {
    this.asked.push(path);
    const answer = this.instead.get(path) ?? published[path];
    if (answer === undefined) return new Response("nothing here", { status: 404 });
    return typeof answer === "function" ? answer() : new Response(answer as string);
  }
}

const yarn = "/maven/net/fabricmc/yarn";
export const yarnJar = `${yarn}/1.20.1+build.10/yarn-1.20.1+build.10-v2.jar`;
export const clientMap = "/v1/objects/1/client.txt";

const jar = zipOf([{ name: "mappings/mappings.tiny", content: sampleTiny }]);
const version = JSON.stringify({
  downloads: {
    client_mappings: { url: `https://piston-data.example.org${clientMap}`, sha1: sha1(sampleProguard), size: 1 },
  },
});
const published: Record<string, string | Uint8Array> = {
  "/mc/game/version_manifest_v2.json": JSON.stringify({
    versions: [
      { id: "26.1", url: "https://piston-meta.example.org/v1/packages/0/26.1.json", sha1: "0" },
      { id: "1.20.1", url: "https://piston-meta.example.org/v1/packages/1/1.20.1.json", sha1: sha1(version) },
    ],
  }),
  "/v1/packages/1/1.20.1.json": version,
  [clientMap]: sampleProguard,
  [`${yarn}/maven-metadata.xml`]:
    "<metadata><version>1.20.1+build.9</version><version>1.20.1+build.10</version><version>1.20+build.1</version></metadata>",
  [yarnJar]: jar,
  [`${yarnJar}.sha1`]: `${sha1(jar)}\n`,
};

function sha1(content: string | Uint8Array): string {
  return createHash("sha1").update(content).digest("hex");
}
