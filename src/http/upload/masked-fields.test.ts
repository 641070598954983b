import { expect, test } from "bun:test";
import type { MetadataEntry } from "../../logs/ports.ts";
import { maskTogether } from "./masked-fields.ts";

const entry = (key: string, value: MetadataEntry["value"], label: string | null = null): MetadataEntry => ({
  key,
  value,
  label,
  visible: true,
});

const nothing = { name: "", origin: { source: null, metadata: [] } };

test("a log without a name and metadata is masked alone", () => {
  expect(maskTogether("ip 24.1.2.3\n", nothing)).toEqual({ ...nothing, text: "ip **.**.**.**\n", counts: { ipv4: 1 } });
});

test("name, source, labels and values are masked with the log, and keep their types", () => {
  const masked = maskTogether("Done\nC:\\Users\\annamaria\\x\n", {
    name: "annamaria-latest.log",
    origin: {
      source: "panel of anna@example.com",
      metadata: [
        entry("password", "hunter2"),
        entry("ip", "24.1.2.3", "from 24.1.2.3:25565"),
        entry("note", "a\nC:\\Users\\annamaria\\x\nb"),
        entry("version", "1.20.1"),
        entry("count", 5),
        entry("on", true),
        entry("none", null),
      ],
    },
  });
  expect(masked.text).toBe("Done\nC:\\Users\\********\\x\n");
  expect(masked.name).toBe("********-latest.log");
  expect(masked.origin.source).toBe("panel of ****@****");
  expect(masked.origin.metadata).toEqual([
    entry("password", "********"),
    entry("ip", "**.**.**.**", "from **.**.**.**:25565"),
    entry("note", "a\nC:\\Users\\********\\x\nb"),
    entry("version", "1.20.1"),
    entry("count", 5),
    entry("on", true),
    entry("none", null),
  ]);
});

test("what is certain in the log is masked in the name, and in keys, labels and values of metadata", () => {
  const { name, origin } = maskTogether("Anna[/93.184.216.34:50123] logged in\n", {
    name: "backup-93.184.216.34.log",
    origin: {
      source: "panel-93.184.216.34-x",
      metadata: [
        entry("of-93.184.216.34-x", "at93.184.216.34", "a-93.184.216.34-b"),
        entry("93.184.216.34", "password"),
      ],
    },
  });
  expect(name).toBe("backup-**.**.**.**.log");
  expect(origin).toEqual({
    source: "panel-**.**.**.**-x",
    metadata: [entry("of-**.**.**.**-x", "at**.**.**.**", "a-**.**.**.**-b"), entry("**.**.**.**", "password")],
  });
});

test("what is masked is no longer than an interface takes", () => {
  const { name, origin } = maskTogether("x", {
    name: "/home/a/".repeat(31),
    origin: { source: "/home/a/".repeat(8), metadata: [] },
  });
  expect([...name].length).toBe(255);
  expect([...(origin.source ?? "")].length).toBe(64);
});
