import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "\tFailure message: A mixin config named acme.mixins.json is provided by both ringcraft-1.jar and bigrings-2.jar",
      parameters: { modules: ["ringcraft-1.jar", "bigrings-2.jar"], package: "acme.mixins.json" },
    },
    {
      text: 'Exception in thread "main" java.lang.module.ResolutionException: Module ringcraft contains package com.acme.api, module acmelib exports package com.acme.api to ringcraft',
      parameters: { modules: ["ringcraft", "acmelib"], package: "com.acme.api" },
    },
    {
      text: "java.lang.module.ResolutionException: Modules ringcraft and bigrings export package com.acme.api to module jei",
      parameters: { modules: ["ringcraft", "bigrings"], package: "com.acme.api" },
    },
    {
      text: "java.lang.LayerInstantiationException: Package com.acme.api in both module ringcraft and module bigrings",
      parameters: { modules: ["ringcraft", "bigrings"], package: "com.acme.api" },
    },
    {
      text: "java.lang.RuntimeException: Non-unique Mixin config name common.mixins.json used by the mods ringcraft and bigrings",
      parameters: { modules: ["ringcraft", "bigrings"], package: "common.mixins.json" },
    },
    {
      text: "\tFailure message: Some mods have requested conflicting versions of: com.acme.lib. Requested by: ringcraft, bigrings.",
      parameters: { modules: ["ringcraft", "bigrings"], package: "com.acme.lib" },
    },
    {
      // The game's own file, by its name in the folder of versions.
      text: 'Exception in thread "main" java.lang.module.ResolutionException: Modules minecraft and _1._19._2 export package net.minecraft.world.level to module ringcraft',
      parameters: { modules: ["minecraft", "_1._19._2"], why: "game" },
    },
    {
      text: "java.lang.module.ResolutionException: Modules lwjgl.glfw.classes and org.lwjgl export package org.lwjgl.system to module brigadier",
      parameters: { modules: ["lwjgl.glfw.classes", "org.lwjgl"], why: "game" },
    },
    {
      text: "java.lang.module.ResolutionException: Modules ringcraft and com.google.gson export package com.google.gson to module jei",
      parameters: { modules: ["ringcraft", "com.google.gson"], why: null },
    },
  ],
  counterSamples: [
    "java.lang.module.ResolutionException: Module optifine reads another module named optifine",
    "java.lang.module.FindException: Module acme not found",
  ],
} satisfies LineSamples;
