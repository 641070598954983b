import type { Meaning } from "./meaning.ts";

const refusals = ["IllegalArgumentException", "IllegalStateException"];

/**
 * What the event buses of Forge and NeoForge refuse: their buses up to 6, BusGroup (Forge since 1.21.6), NeoForge's, and those that
 * register the classes with `@EventBusSubscriber`. `Method public void org.example.Lamps.onTick(…) has @SubscribeEvent annotation, …`.
 */
export const eventBuses: readonly Meaning[] = [
  {
    types: refusals,
    pattern:
      /(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) has @SubscribeEvent annotation, but takes an argument that is not (?:valid for this bus|a subtype of the base type)/,
    name: "wrong-bus",
    parameters: ["value"],
  },
  {
    types: refusals,
    pattern:
      /IModBusEvent events are not allowed on|does not accept IModBusEvent subclasses|only accepts subclasses of (?:class |interface )?[\w.]{1,80}IModBusEvent|takes an argument that is not (?:valid for this bus|a subtype of the base type)|^BusGroup "[^"\n]{1,80}" requires all events on it to inherit from |^Cannot post event of type \w{1,80} to this (?:bus|event\. Must match type)/,
    name: "wrong-bus",
  },
  {
    types: refusals,
    pattern: /(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) attempted to register a mod bus event, but mod /,
    name: "wrong-bus",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) (?:annotated with @SubscribeEvent must have only one parameter|has @SubscribeEvent annotation(?:\. It has \d{1,3} arguments|, but (?:requires|takes) (?:\d{1,3} arguments|an? argument that is not an Event)))/,
    name: "event-argument",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^Failed to register ([\w$.]{3,200}): (?:Invalid number of parameters|First parameter of a @SubscribeEvent method must be)/,
    name: "event-argument",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^Expected @SubscribeEvent method [^\n(]{0,60}?(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) to NOT be static/,
    name: "is-static",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^(?:Expected @SubscribeEvent method [^\n(]{0,60}?(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) to be static|Method [^\n(]{0,60}?(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) annotated with @SubscribeEvent is not static|Failed to register ([\w$.]{3,200}): Listener instance is null and method is not static|register\(\) was called with a Method that is not static: [^\n(]{0,60}?(?<![\w$.])([\w$.]{3,200})\()/,
    name: "not-static",
    parameters: ["what", "what", "what", "what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^(?:class )?([\w$.]{3,200}) has no @SubscribeEvent methods, but register was called/,
    name: "no-event-methods",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^(?:Failed to register ([\w$.]{3,200}): )?No (?:valid |declared )?(?:listeners|methods) found(?: in (?:class )?([\w$.]{3,200}))?/,
    name: "no-event-methods",
    parameters: ["value", "value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^(?:Failed to register ([\w$.]{3,200}): )?Only a single listener found(?: in (?:class )?([\w$.]{3,200}[\w$]))?/,
    name: "one-event-method",
    parameters: ["value", "value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^Attempting to register a listener object of type (?:class )?([\w$.]{3,200})(?:,|$)/,
    name: "event-supertype",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException", "RuntimeException"],
    pattern:
      /^(?:Cannot register listeners for abstract (?:class )?([\w$.]{2,200}[\w$])|Unable to register an event listener on abstract event class ([\w$.]{2,200}))/,
    name: "event-abstract",
    parameters: ["value", "value"],
  },
  {
    types: ["IllegalArgumentException", "RuntimeException"],
    pattern:
      /^(?:Failed to create ASMEventHandler for [^\n]{3,300} it is not public|Illegal private member with @SubscribeEvent|Failed to create listener - is it public)/,
    name: "private-code",
  },
  {
    types: ["UnsupportedOperationException", "IllegalArgumentException"],
    pattern:
      /^Attempted to call Event#(?:setCanceled|setResult)\(\) on an? (?:non-cancell?able event|event without (?:a )?result) of type: ?(?:class )?([\w$.]{3,200})/,
    name: "event-fixed",
    parameters: ["value"],
  },
];
