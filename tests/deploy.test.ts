import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Glob } from "bun";
import { plannedCacheBytes } from "../bench/capacity/model.ts";
import packageJson from "../package.json" with { type: "json" };
import { commandNamed } from "../src/cli/commands.ts";
import { readConfig, settings } from "../src/config/config.ts";
import type { Setting } from "../src/config/setting.ts";
import { composeFile } from "./support/compose-shape.ts";
import { dockerfileFaults } from "./support/dockerfile-lint.ts";
import { autoscaler, cronJob, deployment, manifest } from "./support/kubernetes-shapes.ts";

const root = join(import.meta.dir, "..");
const deploy = join(root, "deploy");
const read = (name: string) => readFileSync(join(deploy, name), "utf8");
const files = readdirSync(deploy, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(deploy, join(entry.parentPath, entry.name)));
const manifests = files.filter((name) => name.startsWith("kubernetes/"));

const compose = composeFile.parse(Bun.YAML.parse(read("compose/compose.yaml")));
const nodes = deployment.parse(Bun.YAML.parse(read("kubernetes/deployment.yaml")));
const backupJob = cronJob.parse(Bun.YAML.parse(read("kubernetes/backup.yaml")));
const secretName = (Bun.YAML.parse(read("kubernetes/secret.example.yaml")) as { metadata: { name: string } }).metadata
  .name;
const container = nodes.spec.template.spec.containers[0]!;
const unit = read("systemd/lectern.service");
const balancer = read("haproxy/haproxy.cfg");

/** `NAME=value` lines, as systemd and Docker read them. */
function environmentOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));
}

/** Every set of variables that a node is given, by the file that has it. */
const secret = Bun.YAML.parse(read("kubernetes/secret.example.yaml")) as { stringData: Record<string, string> };
const environments: Record<string, Record<string, string>> = {
  "systemd/embedded.env": environmentOf(read("systemd/embedded.env")),
  "systemd/cluster.env": environmentOf(read("systemd/cluster.env")),
  "systemd/lectern.service": environmentOf(unit.replace(/^Environment=/gm, "")),
  Dockerfile: environmentOf(
    read("Dockerfile")
      .match(/^ENV (.*)$/m)![1]!
      .replaceAll(" ", "\n"),
  ),
  "compose/compose.yaml": filledIn(compose.services["node1"]!.environment ?? {}),
  kubernetes: { ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])), ...secret.stringData },
};

/** As docker compose does, from example.env. */
function filledIn(environment: Record<string, string>): Record<string, string> {
  const given = environmentOf(read("compose/example.env"));
  const fill = (value: string) =>
    value.replace(/\$\{([A-Z0-9_]+)[^}]*\}/g, (_, name: string) => given[name] ?? `no ${name} in example.env`);
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

describe("settings in deploy/", () => {
  const table = Object.values(settings as Record<string, Setting<unknown>>);
  const known = table.flatMap(({ env, otherEnv = [] }) => [env, ...otherEnv]);

  test.each(Object.keys(environments))("%s sets only what the server knows, to values that it takes", (name) => {
    const environment = environments[name]!;
    const ours = Object.keys(environment).filter((variable) => /^[A-Z0-9_]+$/.test(variable));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((variable) => !known.includes(variable))).toEqual([]);
    expect(() => readConfig(environment)).not.toThrow();
  });

  const clusters = ["systemd/cluster.env", "compose/compose.yaml", "kubernetes"];
  test.each(clusters)("%s has everything that a cluster needs", (name) => {
    const config = readConfig(environments[name]!);
    const { databaseUrl, s3Bucket, s3Endpoint, s3AccessKeyId, s3SecretAccessKey, redisUrl, publicUrl } = config;
    const needed = { databaseUrl, s3Bucket, s3Endpoint, s3AccessKeyId, s3SecretAccessKey, redisUrl, publicUrl };
    expect(Object.entries(needed).filter(([, value]) => value === null)).toEqual([]);
    expect(config.trustedProxies).not.toEqual([]);
    expect(config.contentCacheBytes).toBe(plannedCacheBytes);
  });

  test("secrets are in no file that is applied", () => {
    const names = table.filter(({ isSecret }) => isSecret).map(({ env }) => env);
    expect(container.env.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([]);
    expect(read("kubernetes/kustomization.yaml")).not.toContain("- secret.example.yaml");
    for (const value of Object.values(compose.services["node1"]!.environment ?? {}))
      expect(value).not.toContain("change-me");
  });
});

describe("images", () => {
  const images = [
    ...Object.values(compose.services).map(({ image }) => image),
    ...[...read("Dockerfile").matchAll(/^ARG [A-Z]+_IMAGE=(\S+)/gm)].map(([, image]) => image!),
  ];

  test.each([...new Set(images)])("%s has an exact version", (image) => {
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z0-9-]+)?(@sha256:[0-9a-f]{64})?$/);
  });

  test("the name of one is never of two versions", () => {
    const names = [...new Set(images)].map((image) => image.split(":")[0]);
    expect(names).toEqual([...new Set(names)]);
  });

  test("ours has the version of the program", () => {
    const ours = `lectern:${packageJson.version}`;
    expect(images).toContain(ours);
    expect(read("Dockerfile")).toContain(`-t ${ours} .`);
    const { images: renamed } = Bun.YAML.parse(read("kubernetes/kustomization.yaml")) as {
      images: { newTag: string }[];
    };
    expect(renamed.map(({ newTag }) => newTag)).toEqual([packageJson.version]);
  });

  test("nothing in deploy/ is whatever is latest", () => {
    expect(files.filter((name) => /:latest\b/.test(read(name)))).toEqual([]);
  });
});

describe("the Dockerfile", () => {
  test("keeps the rules", () => {
    expect(dockerfileFaults(read("Dockerfile"))).toEqual([]);
  });

  test.each([
    ['FROM debian\nUSER 1\nHEALTHCHECK CMD x\nCMD ["x"]', "no exact version"],
    ["FROM debian:latest", "whatever is latest"],
    ["FROM a:1.2 AS b\nFROM a:1.2\nUSER root", "not a number over 0"],
    ["FROM debian:12.15", "cannot be given by its digest"],
    ["ARG A=debian:12.15@sha256:abc\nFROM \x24{A}", "digest that is none"],
    ["ARG A=debian\nFROM \x24{A}", "no exact version"],
    ["FROM a:1.2\nRUN npm install --no-save", "npm ci"],
    ["FROM a:1.2\nADD https://example.org/x /x", "COPY says"],
    ["FROM a:1.2\nRUN apt-get install -y x", "lists of apt"],
    ["FROM a:1.2\nCOPY src ./src\nRUN npm ci", "copied before"],
    ["FROM a:1.2\nCMD lectern serve", "swallows signals"],
    ["FROM a:1.2\nENV S3_SECRET_ACCESS_KEY=x", "secret would be in the image"],
  ])("the rules find what is wrong: %j", (text, fault) => {
    expect(dockerfileFaults(text).join("\n")).toContain(fault);
  });

  test("copies only what is there and what .dockerignore lets through", () => {
    const kept = [...readFileSync(join(root, ".dockerignore"), "utf8").matchAll(/^!(.+)$/gm)].map(([, path]) => path!);
    const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(([, paths]) =>
      paths!.split(" "),
    );
    expect(copied.length).toBeGreaterThan(4);
    expect(copied.filter((path) => !existsSync(join(root, path)) || !kept.includes(path))).toEqual([]);
  });

  test("has the user that Kubernetes runs it as", () => {
    const { runAsUser, runAsGroup } = nodes.spec.template.spec.securityContext;
    expect(read("Dockerfile")).toContain(`USER ${runAsUser}:${runAsGroup}`);
  });
});

describe("the compose file", () => {
  test("mounts files that are there, and balances over the nodes it starts", () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(":")[0]!),
    );
    const missing = mounted.filter((path) => path.startsWith(".") && !existsSync(join(deploy, "compose", path)));
    expect(missing).toEqual([]);
    const servers = [...balancer.matchAll(/^\s+server \S+ ([^\s:]+):(\d+)/gm)].map(
      ([, host, port]) => `${host}:${port}`,
    );
    const started = Object.keys(compose.services).filter((name) => /^node\d$/.test(name));
    const port = readConfig(environments["compose/compose.yaml"]!).port;
    expect(new Set(servers)).toEqual(new Set(started.map((name) => `${name}:${port}`)));
  });

  test("believes the load balancer and nobody else", () => {
    const { networks } = compose.services["balancer"]!;
    const addresses = Array.isArray(networks) ? [] : Object.values(networks).map(({ ipv4_address }) => ipv4_address);
    expect(compose.services["node1"]!.environment?.["TRUSTED_PROXIES"]).toBe(addresses.join(","));
    expect(balancer).toContain("http-request set-header X-Forwarded-For %[src]");
    expect(balancer).not.toContain("option forwardfor");
  });

  test("publishes the load balancer alone, on a port that it listens on", () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(["balancer"]);
    const inside = published[0]![1].ports!.map((port) => port.split(":").at(-1));
    for (const port of inside) expect(balancer).toContain(`bind :${port}`);
  });

  test("nodes may open as many connections as PostgreSQL allows", () => {
    const allowed = Number(/max_connections=(\d+)/.exec(compose.services["postgres"]!.command!.join(" "))![1]);
    const perNode = readConfig(environments["compose/compose.yaml"]!).databaseConnections;
    expect(3 * perNode).toBeLessThan(allowed - 10);
  });

  test("every service that is waited for exists", () => {
    const waits = Object.values(compose.services).flatMap(({ depends_on = [] }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    );
    expect(waits.filter((name) => !(name in compose.services))).toEqual([]);
  });
});

describe("the scheduled backup", () => {
  test("is a command that the program has, on the server's data, by the server's user", () => {
    const service = read("systemd/lectern-backup.service");
    const [, words] = /^ExecStart=\S+ src\/main\.ts (.*)$/m.exec(service)!;
    const [name, ...options] = words!.split(" ");
    const command = commandNamed(name!)!;
    const known = command.options.map((option) => `--${option.name}`);
    expect(options.filter((word) => word.startsWith("--") && !known.includes(word))).toEqual([]);
    const line = (text: string, key: string) => new RegExp(`^${key}=(.*)$`, "m").exec(text)?.[1];
    for (const key of ["WorkingDirectory", "EnvironmentFile", "Environment"]) {
      expect(line(service, key)).toBe(line(unit, key));
    }
    expect(line(service, "User")).toBe("lectern");
    expect(line(service, "StateDirectory")).toContain(line(unit, "StateDirectory")!);
  });
});

describe("Kubernetes", () => {
  test.each(manifests)("%s has only fields that there are", (name) => {
    expect(() => manifest.parse(Bun.YAML.parse(read(name)))).not.toThrow();
  });

  test("a misspelt field is found", () => {
    const wrong = read("kubernetes/deployment.yaml").replace("readinessProbe", "readynessProbe");
    expect(() => manifest.parse(Bun.YAML.parse(wrong))).toThrow();
  });

  test("the kustomization has every manifest but the secret", () => {
    const { resources } = Bun.YAML.parse(read("kubernetes/kustomization.yaml")) as { resources: string[] };
    const others = ["kustomization.yaml", "secret.example.yaml"];
    const expected = manifests.map((name) => name.split("/")[1]!).filter((name) => !others.includes(name));
    expect(resources.toSorted()).toEqual(expected.toSorted());
  });

  test("everything selects the same pods", () => {
    const labels = nodes.spec.template.metadata.labels;
    const text = manifests.map(read).join("\n");
    expect(nodes.spec.selector.matchLabels).toEqual(labels);
    expect(text.match(/app\.kubernetes\.io\/component: node/g)).toHaveLength(7);
  });

  test("probes ask for paths that exist; being alive does not depend on an engine", () => {
    const { startupProbe, readinessProbe, livenessProbe } = container;
    // A node that takes no new logs for lack of room is still good for reading.
    const health = "/api/health?for=reading";
    expect([startupProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual([health, health]);
    expect(livenessProbe.httpGet.path).toBe("/robots.txt");
    const routes = [...new Glob("src/http/**/routes.ts").scanSync(root)]
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join();
    const asked = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path);
    const checked = [...balancer.matchAll(/httpchk GET (\S+)/g)].map(([, path]) => path!);
    for (const path of [...asked, ...checked]) expect(routes).toContain(`"${path.split("?")[0]}":`);
  });

  test("the backup has the engine's own version, and the volume and the secret that there are", () => {
    const [backup] = backupJob.spec.jobTemplate.spec.template.spec.containers;
    expect(backup!.image).toBe(compose.services["postgres"]!.image!);
    expect(backup!.envFrom.map(({ secretRef }) => secretRef.name)).toEqual([secretName]);
    const claims = backupJob.spec.jobTemplate.spec.template.spec.volumes.flatMap((volume) =>
      "persistentVolumeClaim" in volume ? [volume.persistentVolumeClaim.claimName] : [],
    );
    expect(claims).toEqual(["lectern-backups"]);
    expect(read("kubernetes/backup-volume.yaml")).toContain("name: lectern-backups");
  });

  test("a pod has time to end in order", () => {
    const { terminationGracePeriodSeconds } = nodes.spec.template.spec;
    const serve = readFileSync(join(root, "src/server-commands/start-server.ts"), "utf8");
    const stopSeconds = Number(/stopWithinMs = ([\d_]+)/.exec(serve)![1]!.replaceAll("_", "")) / 1000;
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      container.lifecycle.preStop.sleep.seconds + 2 * stopSeconds,
    );
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)![1])).toBeGreaterThanOrEqual(2 * stopSeconds);
  });

  test("the most nodes are told with their connections", () => {
    const { maxReplicas } = autoscaler.parse(Bun.YAML.parse(read("kubernetes/autoscaler.yaml"))).spec;
    expect(maxReplicas * readConfig(environments["kubernetes"]!).databaseConnections).toBeLessThanOrEqual(300 - 10);
  });
});

describe("documentation of deploy/", () => {
  test("names every folder, and no file that is not there", () => {
    const scaling = readFileSync(join(root, "docs/SCALING.md"), "utf8");
    for (const folder of new Set(files.map((name) => dirname(name)).filter((name) => name !== "."))) {
      expect(scaling).toContain(`deploy/${folder}`);
    }
    const named = [...scaling.matchAll(/\]\(\.\.\/([^)#]+)\)|`(deploy\/[^`]+)`/g)].map(
      (match) => match[1] ?? match[2]!,
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
