import { expect, test } from "bun:test";
import { meaningOf } from "./meanings.ts";

test.each([
  ["com.comphenix.protocol.reflect.FieldAccessException", "Field index out of bounds. (Index: 1, Size: 1)"],
  ["com.comphenix.protocol.reflect.FieldAccessException", "Field index 0 is out of bounds for length 0"],
  [
    "com.comphenix.protocol.reflect.FieldAccessException",
    "No field with type com.mojang.authlib.GameProfile exists in class PacketLoginInStart.",
  ],
  [
    "java.lang.IllegalStateException",
    "Unable to access field private final java.util.List net.minecraft.server.network.ServerConnection.f",
  ],
])("%s: %s is of another version", (type, message) => {
  expect(meaningOf({ type, message })?.name).toBe("other-version");
});

test("a field of one's own that cannot be read is none of that", () => {
  const own = { type: "java.lang.IllegalStateException", message: "Unable to access field org.example.Lamp.wick" };
  expect(meaningOf(own)).toBeUndefined();
});
