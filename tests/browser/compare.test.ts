import { beforeAll, describe, expect, test } from "bun:test";
import { browserPath } from "../support/browser.ts";
import { siteInBrowser } from "../support/browser-page.ts";
import { accessibilityFaults } from "../support/home-visit.ts";

const server = (java: string, plugins: string[], more: string[]) =>
  [
    `[10:00:00 INFO]: [bootstrap] Running Java ${java} (OpenJDK 64-Bit Server VM ${java}.0.2; Debian) on Linux 6.1.0 (amd64)`,
    "[10:00:01 INFO]: This server is running Paper version git-Paper-435 (MC: 1.20.4)",
    ...plugins.map((plugin) => `[10:00:02 INFO]: [${plugin.split(" ")[0]}] Loading server plugin ${plugin}`),
    ...more,
    "",
  ].join("\n");

const before = server(
  "17",
  ["Vault v1.7", "ViaVersion v4.9.3", "Old v1"],
  ["[10:00:03 WARN]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info."],
);
const after = server(
  "21",
  ["Vault v1.7", "ViaVersion v5.0.0", `New${"W".repeat(90)} v2`],
  [
    "[10:00:03 ERROR]: Could not load 'plugins/Guard.jar' in folder 'plugins'",
    "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Edit].",
    "\tat com.example.guard.Start.load(Start.java:10)",
  ],
);

describe.if(browserPath !== null)("two logs in a real browser", () => {
  const site = siteInBrowser();
  let path: string;
  beforeAll(async () => {
    const a = await site.app.upload(before, "before.log");
    const b = await site.app.upload(after, "after.log");
    path = `${site.app.url}/compare/${a.id}/${b.id}`;
  });

  test.each<[address: string, colorScheme: "light" | "dark", width: number]>([
    ["", "light", 1280],
    ["", "dark", 1280],
    ["", "light", 320],
    ["", "dark", 320],
    ["form", "light", 320],
    ["form", "dark", 1280],
  ])("are read by everybody: %p in %s at %d", async (address, colorScheme, width) => {
    const screen = { colorScheme, viewport: { width, height: 900 } };
    await site.visit(screen, async (page) => {
      await page.goto(address === "form" ? `${site.app.url}/compare?a=nothing` : path);
      await page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })");
      // The form is seen on two screens only, the comparison on all four.
      expect(await accessibilityFaults(page, address === "form" ? {} : screen)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    });
  });

  test("are compared without JavaScript, from the form to the lines", async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      const [a, b] = path.split("/").slice(-2);
      await page.goto(`${site.app.url}/compare`);
      await page.getByLabel("First log (A)").fill(`${site.app.url}/${a}`);
      await page.getByLabel("Second log (B)").fill(b!);
      await page.getByRole("button", { name: "Compare" }).click();
      await page.waitForURL(path);
      await page.getByRole("link", { name: "Swap A and B" }).click();
      await page.waitForURL(`${site.app.url}/compare/${b}/${a}`);
      await page.getByRole("link", { name: "4.9.3" }).click();
      await page.waitForURL(`${site.app.url}/${a}#L4`);
    });
  });
});
