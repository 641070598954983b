import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const found = (...files: string[]) =>
  files
    .map((file) => `[10:00:01] [main/INFO] (ModDiscoverer) Found library file "${file}" [locator: mods folder]\n`)
    .join("");
const conflict =
  "[10:00:02] [main/ERROR] (ModuleLayerHandler) Error while resolving modules.\njava.lang.module.ResolutionException: Modules lamp.lib._0311ee and lamp.lib export package org.example.lamps to module lanterns\n";
const modulesIn = (text: string) => analyse(text).findings[0]!.parameters["modules"];

test("modules that do not get on are told by their files, where the log names them", () => {
  const text = found("lamp-lib-0311ee-5.4.0.jar", "lamp-lib-6.0.0.jar", "ropes-1.0.jar") + conflict;
  expect(modulesIn(text)).toEqual(["lamp-lib-0311ee-5.4.0.jar", "lamp-lib-6.0.0.jar"]);
  expect(modulesIn(conflict)).toEqual(["lamp.lib._0311ee", "lamp.lib"]);
});

test("a module of two files keeps its own name", () => {
  expect(modulesIn(found("lamp-lib-6.0.0.jar", "lamp-lib-6.1.0.jar") + conflict)).toEqual([
    "lamp.lib._0311ee",
    "lamp.lib",
  ]);
});
