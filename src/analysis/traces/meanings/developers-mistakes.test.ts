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
  [
    "IllegalArgumentException",
    "The Forge bus does not accept IModBusEvent subclasses, which class net.minecraftforge.fml.event.lifecycle.FMLClientSetupEvent is. Post it on the mod event bus instead.",
    "wrong-bus",
    null,
  ],
  [
    "IllegalArgumentException",
    'BusGroup "default" requires all events on it to inherit from interface net.minecraftforge.fml.event.IModBusEvent but class net.minecraftforge.event.TickEvent doesn\'t.',
    "wrong-bus",
    null,
  ],
  [
    "IllegalArgumentException",
    "This bus only accepts subclasses of interface net.neoforged.fml.event.IModBusEvent, which class net.neoforged.neoforge.event.tick.LevelTickEvent is not.",
    "wrong-bus",
    null,
  ],
  [
    "IllegalArgumentException",
    "Listener for event class net.minecraftforge.event.TickEvent takes an argument that is not a subtype of the base type interface net.minecraftforge.fml.event.IModBusEvent",
    "wrong-bus",
    null,
  ],
  [
    "IllegalArgumentException",
    "Cannot post event of type GlowEvent to this event. Must match type: IModBusEvent",
    "wrong-bus",
    null,
  ],
  [
    "IllegalArgumentException",
    "Method public static void org.example.lamps.Lamps.glow(net.neoforged.fml.event.GlowEvent) attempted to register a mod bus event, but mod lamps has no event bus",
    "wrong-bus",
    "Lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "Method public void org.example.lamps.Lamps.glow(java.lang.String) has @SubscribeEvent annotation, but takes a argument that is not an Event class java.lang.String",
    "event-argument",
    "Lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "Method public static void org.example.lamps.Lamps.glow() annotated with @SubscribeEvent must have only one parameter that is an Event subtype",
    "event-argument",
    "Lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "Failed to register org.example.lamps.Lamps.glow: Invalid number of parameters: 3 (expected 1 or 2)",
    "event-argument",
    "Lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "Method public void org.example.lamps.Lamps.glow(net.neoforged.fml.event.GlowEvent) annotated with @SubscribeEvent is not static",
    "not-static",
    "org.example.lamps.Lamps.glow",
  ],
  [
    "IllegalArgumentException",
    "Failed to register org.example.lamps.Lamps.glow: Listener instance is null and method is not static",
    "not-static",
    "org.example.lamps.Lamps.glow",
  ],
  ["IllegalArgumentException", "No listeners found in class org.example.lamps.Lamps", "no-event-methods", "Lamps"],
  [
    "IllegalArgumentException",
    "Failed to register org.example.lamps.Lamps: No listeners found",
    "no-event-methods",
    "Lamps",
  ],
  [
    "IllegalArgumentException",
    "Only a single listener found in class org.example.lamps.Lamps. You should directly call addListener() on the EventBus of GlowEvent instead.",
    "one-event-method",
    "Lamps",
  ],
  [
    "IllegalArgumentException",
    "Attempting to register a listener object of type class org.example.lamps.Lamps,\nhowever its supertype class org.example.lamps.Bulbs has a @SubscribeEvent method: public void org.example.lamps.Bulbs.glow(GlowEvent).",
    "event-supertype",
    "Lamps",
  ],
  [
    "IllegalArgumentException",
    "Failed to create ASMEventHandler for org.example.lamps.Lamps.glow(Lnet/minecraftforge/event/TickEvent;)V it is not public and our transformer is disabled",
    "private-code",
    null,
  ],
  ["RuntimeException", "Failed to create listener - is it public?", "private-code", null],
  [
    "UnsupportedOperationException",
    "Attempted to call Event#setCanceled() on a non-cancelable event of type: org.example.lamps.GlowEvent",
    "event-fixed",
    "GlowEvent",
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

  test("and what is registered before it is made has one only where something is registered", () => {
    const thrown = (message: string) => ({ type: "java.lang.IllegalArgumentException", message });
    const frames = [
      "com.google.common.collect.HashBiMap.put",
      "cpw.mods.fml.common.registry.GameRegistry.registerBlock",
    ];
    const registering = frames.map((method) => ({ ...noFrame, method }));
    const name = (message: string, at = registering) => meaningOf(thrown(message), at)?.name;
    expect(name("value already present: null")).toBe("registered-null");
    expect(name("Can't add null-object to the registry, name lamps:bulb.")).toBe("registered-null");
    expect(name("value already present: Block{lamps:bulb}")).not.toBe("registered-null");
    expect(name("value already present: null", [])).toBeUndefined();
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

test("rows of a recipe that are not as long as each other", () => {
  const thrown = { type: "java.lang.StringIndexOutOfBoundsException", message: "String index out of range: 5" };
  const frames = [
    "java.lang.String.charAt",
    "net.minecraft.item.crafting.CraftingManager.addRecipe",
    "org.example.lamps.Lamps.init",
  ].map((method): Frame => ({ ...noFrame, method }));
  expect(meaningOf(thrown, frames)?.name).toBe("recipe-rows");
  expect(meaningOf(thrown, frames.toSpliced(1, 1))?.name).toBe("out-of-bounds");
});
