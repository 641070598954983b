import { expect, test } from "bun:test";
import type { Frame } from "../../model/exception-group.ts";
import { meaningOf } from "./meanings.ts";

test.each([
  ["IllegalStateException", "Pose stack not empty", "drawing-state", {}],
  ["IllegalStateException", "Missing elements in vertex: UV1, UV2", "vertex-format", {}],
  ["IllegalStateException", "Not filled all elements of the vertex", "vertex-format", {}],
  ["IllegalStateException", "Not called from the render thread Thread[#1,main,5,main]", "wrong-thread", {}],
  ["RuntimeException", "No OpenGL context found in the current thread.", "no-gl-context", {}],
  ["IOException", "Bad PNG Signature", "broken-image", {}],
  ["RuntimeException", "Could not reload shader: lamps:glow", "shader", {}],
  [
    "IllegalStateException",
    "Trying to access unbound value 'ResourceKey[minecraft:item / lamps:bulb]' from registry X",
    "not-registered",
    { what: "lamps:bulb" },
  ],
  [
    "IllegalArgumentException",
    "Can't find id for 'lamps:bulb' in map Registry[X]",
    "not-registered",
    { what: "lamps:bulb" },
  ],
  ["IllegalStateException", "Tags already present before freezing", "registry-frozen", {}],
  ["IllegalStateException", "Can't register lamps:bulb at this time", "registry-frozen", { what: "lamps:bulb" }],
  [
    "IllegalArgumentException",
    "Cannot set property IntegerProperty{name=age, clazz=class java.lang.Integer, values=[0, 1]} to 5 on Block{lamps:vine}, it is not an allowed value",
    "property-value",
    { what: "age", value: "5", block: "lamps:vine" },
  ],
  ["IllegalArgumentException", "Modifier is already applied on this attribute!", "modifier-twice", {}],
  ["RuntimeException", "Missing Palette entry for index 12.", "palette", {}],
  ["MissingPaletteEntryException", "Missing Palette entry for index 12.", "palette", {}],
  ["RuntimeException", "Slot 9 not in valid range - [0,9)", "out-of-bounds", { index: "9", length: "9" }],
  ["IllegalArgumentException", "Container size 5 is smaller than expected 9", "out-of-bounds", {}],
  [
    "GeckoLibException",
    "lamps:geo/firefly.geo.json: Unable to find model",
    "missing-asset",
    { what: "lamps:geo/firefly.geo.json" },
  ],
  ["FileNotFoundException", "lamps:textures/glow.png", "missing-asset", { what: "lamps:textures/glow.png" }],
  ["IllegalStateException", "Recursive update", "recursive-update", {}],
  [
    "LinkageError",
    "loader constraint violation: when resolving method 'void com.acme.bulbs.Bulb.set(org.joml.Vector3f)' the class loader 'TRANSFORMER' @1 of the current class",
    "two-copies",
    { what: "com.acme.bulbs.Bulb" },
  ],
  [
    "LinkageError",
    "loader 'app' attempted duplicate class definition for com.acme.bulbs.Bulb.",
    "two-copies",
    { what: "com.acme.bulbs.Bulb" },
  ],
  ["InvalidPathException", "Illegal char <:> at index 5: lamps:glow.json", "bad-path", {}],
  ["MalformedInputException", "Input length = 1", "not-utf8", {}],
  [
    "me.example.ConfigSerializer$SerializationException",
    "com.google.gson.stream.MalformedJsonException: Unterminated object at line 12 column 4 path $.lamps",
    "broken-file-at",
    { line: "12", column: "4" },
  ],
  [
    "IllegalStateException",
    "GLFW error before init: [0x1000C]Wayland: The platform does not provide the window position",
    "wayland",
    {},
  ],
])("%s: %s", (type, message, name, parameters) => {
  expect(meaningOf({ type, message })?.term).toEqual({ term: `meaning-${name}`, parameters });
});

const frame = (method: string): Frame => ({
  method,
  file: null,
  line: null,
  jar: null,
  module: null,
  handler: null,
  mixins: [],
});

test("a queue of nothing is a block that drew nothing where the game draws blocks, and nowhere else", () => {
  const thrown = { type: "java.lang.IllegalArgumentException", message: "" };
  const queue = frame("java.util.PriorityQueue.<init>");
  const drawing = frame("net.minecraft.client.renderer.Tessellator.func_147564_a");
  expect(meaningOf(thrown, [queue, drawing])?.name).toBe("nothing-drawn");
  expect(meaningOf(thrown, [queue, frame("org.example.lamps.Lamp.light")])).toBeUndefined();
});

test("a file is closed to whoever reads it, and not to everybody who says so", () => {
  const thrown = { type: "java.lang.IllegalStateException", message: "zip file closed" };
  expect(meaningOf(thrown, [frame("java.util.zip.ZipFile.ensureOpen")])?.name).toBe("file-closed");
  expect(meaningOf(thrown, [frame("org.example.lamps.Lamp.light")])).toBeUndefined();
});

test.each([
  ["IllegalStateException", "Recursive update of the lamps"],
  ["IllegalArgumentException", "Container of lamps is smaller than expected"],
  ["SerializationException", "No such lamp"],
  // No setting has halves.
  ["IllegalArgumentException", "Glow must be between 0 and 1, got: 12.5"],
])("%s: %s means nothing that is known", (type, message) => {
  expect(meaningOf({ type, message })).toBeUndefined();
});
