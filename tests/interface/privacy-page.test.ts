import { expect, onTestFinished, test } from "bun:test";
import { defaultSite, localized } from "../../src/branding/site.ts";
import { startApp } from "../support/app-under-test.ts";

test("the page about privacy says what the program keeps, for how long, and is below every page", async () => {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const page = await (await app.page("/privacy")).text();
  for (const part of ["What is not stored", "Addresses of visitors", "kept for good", "has not given a name"]) {
    expect(page).toContain(part);
  }
  expect(await (await app.page("/")).text()).toContain('<a href="/privacy">Privacy</a>');
  expect(await (await app.page("/privacy?lang=zh-CN")).text()).toContain("访客的 IP 地址");
});

test("the operator extends it, and links to a policy of their own", async () => {
  const site = {
    ...defaultSite,
    footer: localized("Run by the Blocks community"),
    privacyNote: localized("The server is in <Hamburg>."),
    links: [{ kind: "privacy" as const, url: localized("https://blocks.example/privacy") }],
  };
  const app = await startApp({ site }, { retention: { days: 30, from: "view" } });
  onTestFinished(() => app.stop());
  const page = await (await app.page("/privacy")).text();
  expect(page).toContain("<p>Run by the Blocks community</p>");
  expect(page).toContain("The server is in &lt;Hamburg&gt;.");
  expect(page).toContain("removed 30 days after they were last viewed");
  expect(await (await app.page("/")).text()).not.toContain('href="/privacy"');
});
