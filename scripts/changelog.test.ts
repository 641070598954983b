import { expect, test } from "bun:test";
import { isLater, notesOf, releasedChangelog, unreleasedNotes } from "./changelog.ts";

const changelog = `# Changelog

Words.

## Unreleased

### Added

- Something new.

## 0.2.0 – 2026-01-15

- An older thing.

## 0.1.0 – 2026-01-01

- The first.
`;

test("what waits becomes a version, and nothing waits any more", () => {
  const released = releasedChangelog(changelog, "0.3.0", "2026-02-03");
  expect(released).toContain("## Unreleased\n\n## 0.3.0 – 2026-02-03\n\n### Added\n\n- Something new.\n\n## 0.2.0");
  expect(unreleasedNotes(released)).toBe("");
  expect(notesOf(released, "0.3.0")).toBe("### Added\n\n- Something new.");
  expect(() => releasedChangelog(released, "0.4.0", "2026-02-04")).toThrow("nothing under");
  expect(() => releasedChangelog(changelog, "0.2.0", "2026-02-04")).toThrow("already has");
});

test("the notes of a version end with the next heading", () => {
  expect(notesOf(changelog, "0.2.0")).toBe("- An older thing.");
  expect(notesOf(changelog, "0.1.0")).toBe("- The first.");
  expect(notesOf(changelog, "0.1")).toBeNull();
});

test("a version comes after another", () => {
  expect(["0.2.1", "0.10.0", "1.0.0"].every((next) => isLater(next, "0.2.0"))).toBe(true);
  expect(["0.2.0", "0.1.9", "v0.3.0", "0.3", "0.3.0-rc.1"].some((next) => isLater(next, "0.2.0"))).toBe(false);
});
