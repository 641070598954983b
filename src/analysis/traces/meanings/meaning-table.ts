import { badValues } from "./bad-values.ts";
import { eventBuses } from "./event-buses.ts";
import { filesAndNetwork } from "./files-and-network.ts";
import { gameErrors } from "./game-errors.ts";
import { javaCode } from "./java-code.ts";
import type { Meaning } from "./meaning.ts";
import { phpErrors } from "./php-errors.ts";
import { refusedCalls } from "./refused-calls.ts";

/** Where the exception says nothing itself. */
const barest: readonly Meaning[] = [
  { types: ["UnsupportedOperationException"], pattern: /^$/, name: "not-supported" },
  { types: ["ArithmeticException"], pattern: /by zero/, name: "division-by-zero" },
  { types: ["NegativeArraySizeException", "ArrayStoreException"], name: "bad-data" },
  { types: ["SecurityException"], pattern: /setContextClassLoader|Security Manager/, name: "java-forbids" },
  {
    types: [
      "MixinApplyError",
      "InvalidInjectionException",
      "InjectionError",
      "InvalidMixinException",
      "MixinTransformerError",
    ],
    name: "mixin",
  },
];

/**
 * Meanings of exceptions; the words are in the catalogues, as `meaning-…`. The first that fits is taken, so what has a pattern comes
 * first, also within each part. Bounded quantifiers only.
 */
export const meanings: readonly Meaning[] = [
  ...gameErrors,
  ...refusedCalls,
  ...eventBuses,
  ...badValues,
  ...javaCode,
  ...filesAndNetwork,
  ...barest,
  ...phpErrors,
];
