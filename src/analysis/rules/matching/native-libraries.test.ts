import { expect, test } from "bun:test";
import { programOf } from "./native-libraries.ts";

test.each(["PhysXJniBindings_64.dll", "libPhysXJniBindings_64.so"])("whose library %s is", (library) => {
  expect(programOf(library)).toBe("Physics Mod");
});
