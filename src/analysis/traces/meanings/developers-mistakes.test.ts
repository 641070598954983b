import { describe, expect, test } from "bun:test";
import type { Frame } from "../../model/exception-group.ts";
import { meaningOf } from "./meanings.ts";

const noFrame: Frame = { method: "", file: null, line: null, jar: null, module: null, mixins: [], handler: null };

const mistakes: readonly (readonly [type: string, message: string, name: string, what: string | null])[] = [
  // Event buses of Forge and NeoForge
  [
    "IllegalArgumentException",
    "Method public static void org.example.lamps.Lamps.onPayload(net.neoforged.neoforge.network.event.RegisterPayloadHandlersEvent) has @SubscribeEvent annotation, but takes an argument that is not valid for this bus",
    "wrong-bus",
    "Lamps.onPayload",
  ],
  [
    "IllegalArgumentException",
    "Method public void org.example.lamps.Lamps.onTick(net.minecraftforge.event.TickEvent) has @SubscribeEvent annotation, but takes an argument that is not a subtype of the base type interface net.minecraftforge.fml.event.IModBusEvent: class net.minecraftforge.event.TickEvent",
    "wrong-bus",
    "Lamps.onTick",
  ],
  [
    "IllegalArgumentException",
    "IModBusEvent events are not allowed on the common NeoForge bus! Use a mod bus instead.",
    "wrong-bus",
    null,
  ],
  [
    "IllegalArgumentException",
    "Method public static void org.example.lamps.Lamps.two(int,int) has @SubscribeEvent annotation. It has 2 arguments, but event handler methods require a single argument only.",
    "event-argument",
    "Lamps.two",
  ],
  [
    "IllegalArgumentException",
    "Expected @SubscribeEvent method public static void org.example.lamps.Lamps.glow(net.neoforged.neoforge.event.tick.LevelTickEvent) to NOT be static because register() was called with an instance type.",
    "is-static",
    "Lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "Expected @SubscribeEvent method public void org.example.lamps.Lamps.glow(net.neoforged.neoforge.event.tick.LevelTickEvent) to be static because register() was called with a class type.",
    "not-static",
    "org.example.lamps.Lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "class org.example.lamps.Handler has no @SubscribeEvent methods, but register was called anyway.",
    "no-event-methods",
    "Handler",
  ],
  [
    "IllegalArgumentException",
    "Cannot register listeners for abstract class net.neoforged.neoforge.event.tick.PlayerTickEvent. Register a listener to one of its subclasses instead!",
    "event-abstract",
    "PlayerTickEvent",
  ],
  // Registration
  ["IllegalArgumentException", "No model for layer lamps:glowworm#main", "no-model-layer", "lamps:glowworm#main"],
  ["NoSuchElementException", "Can't find part left_wing", "no-model-part", "left_wing"],
  [
    "UnsupportedOperationException",
    "Payload lamps:glow may not be sent to the server!",
    "packet-not-registered",
    "lamps:glow",
  ],
  [
    "IllegalArgumentException",
    "Invalid message org.example.lamps.GlowPacket",
    "packet-not-registered",
    "org.example.lamps.GlowPacket",
  ],
  ["RuntimeException", "Undefined message for discriminator 3 in channel lamps", "packet-not-registered", "lamps"],
  [
    "IllegalArgumentException",
    "The name lamps:bulb has been registered twice, for org.example.lamps.Bulb@1f and org.example.lamps.Bulb@2e.",
    "registered-twice",
    "lamps:bulb",
  ],
  [
    "IllegalArgumentException",
    "NetworkEvent Channel {lamps:main} already registered",
    "registered-twice",
    "lamps:main",
  ],
  ["IllegalStateException", "Duplicate recipe lamps:bulb", "registered-twice", "lamps:bulb"],
  ["IllegalArgumentException", "Registration of impl channels is locked", "registry-frozen", null],
  [
    "IllegalStateException",
    "Cannot register new entries to DeferredRegister after RegisterEvent has been fired.",
    "registry-frozen",
    null,
  ],
  [
    "IllegalStateException",
    "Missing element ResourceKey[minecraft:worldgen/configured_feature / lamps:glow_tree]",
    "not-registered",
    "lamps:glow_tree",
  ],
  ["NullPointerException", "Registry entry not present: lamps:bulb", "not-registered", "lamps:bulb"],
  ["RuntimeException", "Lamps: HWID not authorized. Ask for access.", "not-licensed", null],
  ["IllegalStateException", "The license key is invalid", "not-licensed", null],
  ["IllegalArgumentException", "Capability was not present", "no-capability", null],
  ["RuntimeException", "We are asking a region for a chunk out of bound", "beyond-region", null],
  // Generators of data
  ["IllegalStateException", "No way of obtaining recipe lamps:bulb", "recipe-locked", "lamps:bulb"],
  ["IllegalStateException", "Missing loottable 'lamps:blocks/bulb' for 'lamps:bulb'", "no-loot-table", "lamps:bulb"],
  [
    "IllegalArgumentException",
    "Couldn't define tag lamps:bulbs as it is missing following references: lamps:neon_bulb",
    "tag-reference",
    "lamps:bulbs",
  ],
  // Java
  ["Error", "Unresolved compilation problems: ", "not-compiled", null],
  ["IllegalMonitorStateException", "", "lock-not-held", null],
  [
    "IllegalAccessException",
    "Can not set static final org.example.lamps.Lamps field org.example.lamps.Lamps.instance to org.example.lamps.Lamps",
    "field-final",
    "Lamps.instance",
  ],
];

describe("what developers of mods get wrong has a name", () => {
  test.each(mistakes)("%s: %s", (type, message, name, what) => {
    const meaning = meaningOf({ type: `java.lang.${type}`, message });
    expect(meaning?.name).toBe(name);
    const { what: told, value } = (meaning?.term.parameters ?? {}) as { what?: string; value?: string };
    expect(told ?? value ?? null).toBe(what);
  });

  test("and what is only wrapped is not told by its wrapping", () => {
    const type = "java.lang.BootstrapMethodError";
    expect(meaningOf({ type, message: "java.lang.NoSuchMethodError: glow" })?.name).toBe("other-version");
    expect(meaningOf({ type, message: "java.nio.file.FileSystemNotFoundException" })).toBeUndefined();
  });
});

const tabs: readonly (readonly string[])[] = [
  [
    "net.minecraft.client.renderer.entity.RenderItem.func_77015_a",
    "net.minecraft.client.gui.inventory.GuiContainerCreative.func_74233_a",
  ],
  [
    "net.minecraft.item.ItemStack.getMetadata",
    "net.minecraft.client.renderer.entity.RenderItem.renderItemIntoGUI",
    "net.minecraft.client.gui.inventory.GuiContainerCreative.func_147051_a",
  ],
  [
    "net.minecraft.client.renderer.ItemRenderer.func_180450_b",
    "net.minecraft.client.gui.screen.inventory.CreativeScreen.func_238808_a_",
  ],
  [
    "net.minecraft.client.renderer.entity.ItemRenderer.m_115218_",
    "net.minecraft.client.gui.screens.inventory.CreativeModeInventoryScreen.m_98123_",
  ],
  [
    "net.minecraft.client.gui.GuiGraphics.renderItem",
    "net.minecraft.client.gui.screens.inventory.CreativeModeInventoryScreen.renderTabButton",
  ],
  ["net.minecraft.class_332.method_51427", "net.minecraft.class_481.method_2468"],
];

test.each(tabs.map((methods) => [methods]))("a tab of the creative inventory without an item: %p", (methods) => {
  const frames = methods.map((method): Frame => ({ ...noFrame, method }));
  const thrown = { type: "java.lang.NullPointerException", message: "" };
  expect(meaningOf(thrown, frames)?.name).toBe("tab-icon");
  // Other items are drawn by what all inventories have.
  expect(meaningOf(thrown, frames.slice(0, -1))?.name).not.toBe("tab-icon");
  const own = { ...noFrame, method: "org.example.lamps.LampRenderer.renderItem" };
  expect(meaningOf(thrown, [own, ...frames])?.name).not.toBe("tab-icon");
});
