import { describe, expect, test } from "bun:test";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDirectory } from "./support/temporary-directory.ts";

const root = join(import.meta.dir, "..");
const dockerfile = readFileSync(join(root, "deploy/Dockerfile"), "utf8");

interface Step {
  id?: string;
  run?: string;
  uses?: string;
  with?: Record<string, string>;
}

describe("the image", () => {
  describe("is built from base images by their digests in a release", () => {
    const digest = `sha256:${"0123456789abcdef".repeat(4)}`;
    /** The script, with a registry that answers this. */
    async function digestsFrom(answer: string): Promise<{ code: number; out: string }> {
      const programs = temporaryDirectory();
      const docker = join(programs, "docker");
      await Bun.write(docker, `#!/bin/sh\necho "$@" >> ${programs}/asked\n${answer}\n`);
      chmodSync(docker, 0o755);
      const env = { PATH: `${programs}:${process.env["PATH"]}` };
      const child = Bun.spawn([join(root, "deploy/base-image-digests")], { env, stdout: "pipe", stderr: "ignore" });
      return { out: await child.stdout.text(), code: await child.exited };
    }

    test("which a script looks up for every one of them, as arguments of the build", async () => {
      const named = [...dockerfile.matchAll(/^ARG ([A-Z]+_IMAGE)=(\S+)$/gm)];
      expect(named).toHaveLength(2);
      const { code, out } = await digestsFrom(`echo ${digest}`);
      expect(code).toBe(0);
      expect(out).toBe(named.map(([, name, image]) => `${name}=${image}@${digest}\n`).join(""));
    });

    test.each(["exit 1", "echo", "echo sha256:abc", "echo '<no value>'"])(
      "and fails where there is none: %s",
      async (answer) => {
        const { code, out } = await digestsFrom(answer);
        expect([code, out]).toEqual([1, ""]);
      },
    );

    test("and which the release takes", () => {
      const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
      const { jobs } = Bun.YAML.parse(workflow) as { jobs: Record<string, { steps: Step[] }> };
      const steps = jobs["image"]!.steps;
      const lookUp = steps.findIndex(({ run }) => run?.includes("deploy/base-image-digests"));
      const build = steps.findIndex(({ uses }) => uses?.startsWith("docker/build-push-action@"));
      expect(lookUp).toBeGreaterThan(-1);
      expect(build).toBeGreaterThan(lookUp);
      expect(steps[build]!.with?.["build-args"]).toBe(`\${{ steps.${steps[lookUp]!.id}.outputs.digests }}`);
    });
  });

  test("takes what the lock file says: npm ci without the tools of developers, which it may lack for other systems", () => {
    const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, { dev?: true; integrity?: string; optionalDependencies?: Record<string, string> }>;
    };
    const wanted = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && !dev);
    expect(wanted.length).toBeGreaterThan(50);
    for (const [path, { integrity, optionalDependencies = {} }] of wanted) {
      expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
      for (const name of Object.keys(optionalDependencies))
        expect(Object.keys(lock.packages)).toContain(`node_modules/${name}`);
    }
    expect(dockerfile).toMatch(/npm pkg delete devDependencies \\\n && npm ci /);
  });
});
