import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";

let app: AppUnderTest;
let id: string;
beforeAll(async () => {
  app = await startApp();
  ({ id } = await app.upload("[12:00:00] [Server thread/INFO]: hello\n", "latest.log"));
});
afterAll(() => app.stop());

const headerOf = async (path: string, name: string) => (await app.page(path.replaceAll("{id}", id))).headers.get(name);

describe("who may load it: Cross-Origin-Resource-Policy", () => {
  test.each(["/", "/{id}", "/docs", "/report/{id}", "/remove/{id}", "/compare", "/compare/{id}/{id}", "/nothing-here"])(
    "no other site gets hold of the page %s",
    async (path) => {
      expect(await headerOf(path, "cross-origin-resource-policy")).toBe("same-origin");
    },
  );

  test.each(["/lines/{id}", "/service-worker.js", "/manifest.webmanifest"])(
    "nor of %s, which pages load",
    async (path) => {
      expect(await headerOf(path, "cross-origin-resource-policy")).toBe("same-origin");
    },
  );

  test.each(["/{id}.png", "/preview.png", "/favicon.svg", "/icons/192.png"])(
    "every site may show the picture %s",
    async (path) => {
      expect(await headerOf(path, "cross-origin-resource-policy")).toBe("cross-origin");
    },
  );

  test.each([
    "/api/log/{id}",
    "/api/stats/{id}",
    "/api/nothing",
    "/raw/{id}",
    "/{id}.md?plain",
    "/1/log/{id}",
    "/openapi.json",
  ])("every site may read %s", async (path) => {
    expect(await headerOf(path, "cross-origin-resource-policy")).toBe("cross-origin");
    expect(await headerOf(path, "access-control-allow-origin")).toBe("*");
  });
});

describe("what pages may do", () => {
  test.each(["/", "/{id}", "/docs", "/report/{id}", "/nothing-here"])(
    "%s asks for no device, and says so",
    async (path) => {
      const policy = (await headerOf(path, "permissions-policy"))!;
      for (const feature of ["camera", "microphone", "geolocation", "usb", "payment"]) {
        expect(policy).toContain(`${feature}=()`);
      }
      // Links are copied and handed on.
      expect(policy).not.toMatch(/clipboard-write|web-share/);
    },
  );

  test.each([
    ["/", "lectern"],
    ["/docs", "lectern"],
    ["/report/{id}", "lectern"],
    ["/{id}", "lectern lectern-early"],
  ])("%s makes markup and scripts of texts only through our own policies", async (path, names) => {
    const directives = (await headerOf(path, "content-security-policy"))!.split("; ");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain(`trusted-types ${names}`);
  });
});
